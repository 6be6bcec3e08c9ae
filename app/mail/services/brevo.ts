import { readBounded } from "~/lib/read-bounded";
import type { MailAnswer, MailService, ServiceMail } from "./service";

interface BrevoSettings {
  /** Origin of its API, or the stand-in's address. */
  url: string;
  apiKey: string;
}

interface BrevoResponse {
  status: number;
  headers: Headers;
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

type Fetch = (url: string, init: RequestInit) => Promise<BrevoResponse>;

/** Most bytes read of an answer. */
const maxAnswer = 4096;

/** Brevo, by HTTP: https://developers.brevo.com/reference/sendtransacemail */
export const brevoMail =
  (
    { url, apiKey }: BrevoSettings,
    // Wrapped, because workerd refuses `fetch` as a method of another object.
    fetch: Fetch = (url, init) => globalThis.fetch(url, init),
  ): MailService =>
  async (mail) => {
    const response = await fetch(`${url}/v3/smtp/email`, {
      method: "POST",
      headers: {
        "api-key": apiKey,
        "Content-Type": "application/json",
        Accept: "application/json",
      },
      body: JSON.stringify(toBrevo(mail)),
      redirect: "manual",
    });
    return readAnswer(response);
  };

function toBrevo({ from, replyTo, to, html, text, attachments, ...mail }: ServiceMail) {
  return {
    ...mail,
    sender: from.name ? from : { email: from.email },
    to: [{ email: to }],
    replyTo: { email: replyTo },
    htmlContent: html,
    textContent: text,
    // An empty list is an error there.
    ...(attachments.length > 0 && {
      attachment: attachments.map(({ filename, text }) => ({
        name: filename,
        content: toBase64(text),
      })),
    }),
  };
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

async function readAnswer({ status, headers, body }: BrevoResponse): Promise<MailAnswer> {
  const answer = await readBounded(body, maxAnswer);
  if (status >= 200 && status < 300) return { kind: "sent" };
  const { code, message } = readError((await answer?.text()) ?? "");
  const error = `status ${status}${code && ` ${code}`}`;
  if (status === 402 || status === 429 || status >= 500) {
    const seconds = Number(headers.get("x-sib-ratelimit-reset") ?? headers.get("Retry-After"));
    return { kind: "later", error, retryAfter: seconds > 0 ? seconds * 1000 : 0 };
  }
  const isData = [400, 406, 413, 422].includes(status) && !aboutSetup.test(message);
  return { kind: isData ? "refused for good" : "set up wrongly", error };
}

/** What a message about the sender's side names. One about the recipient or the mail names neither. */
const aboutSetup = /\b(sender|replyto|reply-to|account|api.?key)\b/i;

function readError(body: string): { code: string; message: string } {
  try {
    const { code, message } = JSON.parse(body);
    const isCode = typeof code === "string" && /^[a-z_]{2,60}$/.test(code);
    return { code: isCode ? code : "", message: String(message) };
  } catch {
    return { code: "", message: "" };
  }
}
