/** Brevo's mail service as the site calls it: takes a mail into the stand-in mailbox. */
import type { SentMail } from "./mail-service";

interface BrevoMail {
  sender: { name?: string; email: string };
  to: [{ email: string }];
  replyTo: { email: string };
  subject: string;
  htmlContent: string;
  textContent: string;
  headers: Record<string, string>;
  attachment?: { name: string; content: string }[];
}

const mediaTypes: Record<string, string> = { ics: "text/calendar", html: "text/html" };

/** @throws an error about a body that Brevo would not take */
export function readBrevoMail(body: string): SentMail {
  const mail = JSON.parse(body) as BrevoMail;
  const { sender, to, replyTo, subject, headers, attachment = [] } = mail;
  if (!sender.email || !to[0].email || !subject) throw new Error("missing_parameter");
  return {
    from: sender.name ? { name: sender.name, email: sender.email } : sender.email,
    to: to[0].email,
    replyTo: replyTo.email,
    subject,
    html: mail.htmlContent,
    text: mail.textContent,
    headers,
    attachments: attachment.map(({ name, content }) => ({
      filename: name,
      type: mediaTypes[name.split(".").at(-1) ?? ""] ?? "text/plain",
      content: Buffer.from(content, "base64").toString("utf8"),
    })),
  };
}
