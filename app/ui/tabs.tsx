import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import type { Tab, TabId } from "~/content/resources";

interface TabsProps {
  tabs: readonly Tab[];
  panels: Record<TabId, ReactNode>;
}

/** The tab that is shown: the one that the address names, and then the one that is pressed. */
function useActiveTab(tabs: readonly Tab[]) {
  const [active, setActive] = useState<TabId>("templates");
  useEffect(() => {
    const follow = () => {
      const named = tabs.find(({ id }) => `#${id}` === location.hash);
      if (named) setActive(named.id);
    };
    follow();
    // A tab pressed before hydration was still a link.
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [tabs]);
  const select = (id: TabId) => {
    setActive(id);
    document.getElementById(`tab-${id}`)?.focus();
  };
  return { active, select };
}

/**
 * Tabs within one page. Without scripts they are links, and CSS shows the panel that the URL names; with scripts they
 * are an ARIA tab list.
 */
export function Tabs({ tabs, panels }: TabsProps) {
  const live = useHydrated();
  const { active, select } = useActiveTab(tabs);
  const onKeyDown = (event: KeyboardEvent) => {
    const position = tabs.findIndex(({ id }) => id === active);
    const steps: Partial<Record<string, number>> = {
      ArrowRight: position + 1,
      ArrowLeft: position - 1,
      Home: 0,
      End: -1,
    };
    const wanted = steps[event.key];
    // Alt and an arrow navigate the browser's history.
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = tabs.at(wanted % tabs.length);
    if (next) select(next.id);
  };

  return (
    <div className={live ? "tabs" : "tabs unscripted"}>
      <TabList live={live} onKeyDown={onKeyDown}>
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
      </TabList>
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

interface TabListProps {
  live: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** The same element before and after, so that the tab that was touched keeps its focus. */
function TabList({ live, onKeyDown, children }: TabListProps) {
  return (
    <nav className="tab-list" aria-label="Ressources" {...(live && { role: "tablist", onKeyDown })}>
      {children}
    </nav>
  );
}

/** False in the server's HTML and until hydration. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
