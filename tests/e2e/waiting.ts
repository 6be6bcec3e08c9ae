import type { Page } from "@playwright/test";
import { session } from "./pages";

const waitingPage = `/merci?session_id=${session.slow}`;

/**
 * Shows the thank-you page as it is until its look-up has answered, for as long as the test looks:
 * the first part of the stream, which is a whole document.
 */
export async function gotoWaitingPage(page: Page) {
  await page.route(`**${waitingPage}`, async (route) => {
    const response = await fetch(route.request().url());
    const decoder = new TextDecoder();
    let body = "";
    for await (const chunk of response.body ?? []) {
      body += decoder.decode(chunk, { stream: true });
      if (body.includes("</html>")) break;
    }
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    await route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "Content-Security-Policy": policy },
      body,
    });
  });
  await page.goto(waitingPage);
}
