import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import type { Tab, TabId } from "~/content/resources";

interface TabsProps {
  tabs: readonly Tab[];
  panels: Record<TabId, ReactNode>;
}

/** The active tab: first the one in the URL, then the one that was pressed. Null until hydration. */
function useActiveTab(tabs: readonly Tab[]) {
  const [active, setActive] = useState<TabId | null>(null);
  useEffect(() => {
    const followHash = () => {
      const named = tabs.find(({ id }) => `#${id}` === location.hash);
      setActive((shown) => named?.id ?? shown ?? "templates");
    };
    followHash();
    // A tab that was pressed before hydration was still a link.
    addEventListener("hashchange", followHash);
    return () => removeEventListener("hashchange", followHash);
  }, [tabs]);
  const select = (id: TabId) => {
    setActive(id);
    // So that a reload or a shared link shows this tab. A new history entry for each tab would be in the way, and a
    // navigation of the router would abort a form that is being sent.
    history.replaceState(history.state, "", `#${id}`);
    document.getElementById(`tab-${id}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const position = tabs.findIndex(({ id }) => id === active);
    const steps: Partial<Record<string, number>> = {
      ArrowRight: position + 1,
      ArrowLeft: position - 1 + tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const wanted = steps[event.key];
    // Alt and an arrow navigate the browser's history.
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = tabs[wanted % tabs.length];
    if (next) select(next.id);
  };
  return { active, select, onKeyDown };
}

/**
 * Tabs within one page. Without scripts they are links, and CSS shows the panel that the URL names; with scripts they
 * are an ARIA tab list.
 */
export function Tabs({ tabs, panels }: TabsProps) {
  const { active, select, onKeyDown } = useActiveTab(tabs);
  const live = active !== null;
  return (
    <div className={live ? "tabs" : "tabs unscripted"}>
      {/* The same element before and after hydration, so that a focused tab keeps the focus. */}
      <nav
        className="tab-list"
        aria-label="Ressources"
        {...(live && { role: "tablist", onKeyDown })}
      >
        {tabs.map(({ id, label }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            {...(live && {
              role: "tab",
              "aria-selected": id === active,
              "aria-controls": id,
              tabIndex: id === active ? 0 : -1,
              onClick: (event) => {
                event.preventDefault();
                select(id);
              },
            })}
          >
            {label}
          </a>
        ))}
      </nav>
      {tabs.map(({ id, label, intro }) => (
        <section
          key={id}
          id={id}
          className="panel"
          hidden={live && id !== active}
          {...(live && { role: "tabpanel", "aria-labelledby": `tab-${id}` })}
        >
          <h2>{label}</h2>
          <p className="panel-intro">{intro}</p>
          <div className="panel-body">{panels[id]}</div>
        </section>
      ))}
    </div>
  );
}
