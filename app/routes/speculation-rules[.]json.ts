/** Pages that call a webhook, belong to one order or carry a form's result are never fetched ahead. */
const personal = ["/merci*", "/confirmation-commande*", "/offre-speciale*", "/commande*", "/*\\?*"];
const files = ["/resources/*", "/blog/feed.xml", "/healthz"];

const rules = {
  prerender: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: [...personal, ...files] } }],
      },
      eagerness: "moderate",
    },
  ],
};

/** Lets a page be ready when its link is pressed. Named by the `Speculation-Rules` header of each page. */
export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
