import type { Env } from "~/env";

interface PageSources {
  /** CSP source of the page's inlined style sheet. */
  styles: string;
  /** CSP sources of its scripts; empty on pages without any. */
  scripts: string[];
}

/** The policy of a page. `form-action` lists the checkouts because browsers apply it to the redirect after a post. */
export function contentSecurityPolicy(env: Env | null, { styles, scripts }: PageSources): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.length > 0 ? scripts.join(" ") : "'none'"}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // Pages without scripts never connect, but auditing tools fetch robots.txt under the page's policy.
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", ...(env?.checkoutOrigins ?? [])].join(" ")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/**
 * CSP sources of the inline scripts that carry this rendering's nonce. An injected script cannot know the nonce and
 * stays blocked.
 */
export async function inlineScriptHashes(html: string, nonce: string): Promise<string[]> {
  const scripts = [...html.matchAll(/<script((?: [a-z-]+(?:="[^"]*")?)*)>(.*?)<\/script>/gs)];
  const trusted = scripts.filter(
    ([, attributes = "", code]) => code && ` ${attributes} `.includes(` nonce="${nonce}" `),
  );
  return Promise.all(
    trusted.map(async ([, , code = ""]) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
    }),
  );
}

/** Headers of every response of the Worker. `public/_headers` sets the same for assets. */
const defaultHeaders: Record<string, string> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Adds the security headers that a response lacks. Anything but a page gets a policy that allows nothing. */
export function setSecurityHeaders(headers: Headers) {
  for (const [name, value] of Object.entries(defaultHeaders)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  }
}
