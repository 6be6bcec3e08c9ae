/**
 * The Worker of `npm run dev`: the site, with errors logged and shown with their place in the sources, and
 * a script in pages that reloads them.
 */
import { errors } from "~/lib/errors";
import worker from "~/worker";

interface DevEnv {
  /** Answers a stack with the same stack, its places those of the sources. */
  SOURCES: Fetcher;
  /** The stream of changes that open pages listen to. */
  CHANGES_URL: string;
}

/** The last error, until a page shows it. */
let lastError: Error | undefined;

errors.listener = (thrown) => {
  // A component's error is reported twice: where it is rendered, and where the page fails.
  if (!(thrown instanceof Error) || thrown === lastError) return;
  lastError = thrown;
  console.error(stackOf(thrown));
};

function stackOf(error: Error): string {
  const { stack = String(error), cause } = error;
  return cause instanceof Error ? `${stack}\nCaused by: ${stackOf(cause)}` : stack;
}

export default {
  ...worker,
  async fetch(request: Request, env: DevEnv, context: ExecutionContext): Promise<Response> {
    const answer = await worker.fetch(request, env, context);
    const response = new Response(answer.body, answer);
    const shown = response.status >= 500 ? await takeError(env) : undefined;
    if (shown) response.headers.set("X-Dev-Error", encodeURIComponent(shown));
    const type = response.headers.get("Content-Type");
    if (type?.startsWith("text/html")) return withTools(response, env, shown);
    // The error page itself failed.
    if (type?.startsWith("text/plain") && shown) return withTools(emptyPage(), env, shown);
    return response;
  },
};

async function takeError({ SOURCES }: DevEnv): Promise<string | undefined> {
  if (!lastError) return undefined;
  const body = stackOf(lastError);
  lastError = undefined;
  return (await SOURCES.fetch("http://sources/", { method: "POST", body })).text();
}

/** A page with the script of development, which its policy allows, and the error that it failed with. */
function withTools(page: Response, { CHANGES_URL }: DevEnv, shown?: string): Response {
  const policy = page.headers.get("Content-Security-Policy") ?? "";
  page.headers.set(
    "Content-Security-Policy",
    policy
      .replace(/script-src(?: 'none')?/, "script-src 'self'")
      .replace("connect-src", `connect-src ${CHANGES_URL}`),
  );
  const script = `<script type="module" src="/_dev/client.js?changes=${CHANGES_URL}"></script>`;
  return new HTMLRewriter()
    .on("body", {
      element(body) {
        if (shown)
          body.prepend(`<pre class="dev-error">${escapeHtml(shown)}</pre>`, { html: true });
        body.append(script, { html: true });
      },
    })
    .transform(page);
}

function emptyPage(): Response {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; script-src; connect-src",
  };
  return new Response("<!doctype html><body></body>", { status: 500, headers });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
