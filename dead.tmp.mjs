import { chromium } from "playwright";

const b = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const p = await b.newPage({ viewport: { width: 360, height: 740 } });
await p.goto(process.argv[2]);
console.log(
  await p.evaluate(() => {
    const out = [];
    const walk = (rules) => {
      for (const r of rules) {
        if (r.cssRules && !r.selectorText) walk(r.cssRules);
        else if (r.selectorText) {
          const s = r.selectorText
            .replace(
              /::?(before|after|hover|focus-visible|focus|active|visited|marker|target|open|checked|details-content|disabled|user-invalid|invalid|autofill|-webkit-[a-z-]+)/g,
              "",
            )
            .replace(/:(where|is|not|has)\(\s*\)/g, "");
          try {
            if (s.trim() && !document.querySelector(s)) out.push(r.cssText.slice(0, 200));
          } catch (e) {
            out.push("?? " + r.selectorText);
          }
        }
      }
    };
    for (const s of document.styleSheets) walk(s.cssRules);
    return out.join("\n");
  }),
);
await b.close();
