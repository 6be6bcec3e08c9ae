/** The stand-in mailbox: every mail that the site sent, as readers see it and in its raw parts. */
import type { SentMail } from "./mail-service";
import { escapeHtml, html, type PartnerResponse, page } from "./pages";

export interface ReceivedMail extends SentMail {
  at: Date;
}

/** @param path what follows `/mailbox/`: nothing, or a mail's number and the name of a part */
export function openMailbox(
  mails: readonly ReceivedMail[],
  [number, part = "", index]: readonly string[],
): PartnerResponse | null {
  if (!number) return html(listPage(mails));
  const mail = mails[Number(number) - 1];
  if (!mail) return null;
  if (part === "attachments") {
    const file = mail.attachments[Number(index)];
    return file ? { type: file.type.replace(/;.*/, ""), body: file.content } : null;
  }
  const parts: Record<string, PartnerResponse> = {
    "": html(mailPage(mail, number)),
    // Mail programs open links outside the mail.
    html: html(mail.html.replace("<head>", '<head><base target="_blank">')),
    text: { type: "text/plain", body: mail.text },
  };
  return parts[part] ?? null;
}

function listPage(mails: readonly ReceivedMail[]): string {
  const lines = mails.map(
    ({ at, to, subject }, index) =>
      `<li value="${index + 1}"><a href="/mailbox/${index + 1}">${escapeHtml(subject)}</a><br>
       à ${escapeHtml(to)}, ${at.toLocaleTimeString("fr")}</li>`,
  );
  return page(
    "Boîte aux lettres",
    lines.length > 0
      ? `<p>Le plus récent en premier.</p><ol>${lines.reverse().join("")}</ol>`
      : "<p>Aucun e-mail pour l’instant : remplissez un formulaire du site.</p>",
  );
}

function mailPage(mail: ReceivedMail, number: string): string {
  const { from, to, replyTo, subject, headers, text, attachments } = mail;
  const sender = typeof from === "string" ? from : `${from.name} <${from.email}>`;
  const named = { From: sender, To: to, "Reply-To": replyTo, Subject: subject, ...headers };
  const rows = Object.entries(named).map(
    ([name, value]) => `<dt><b>${escapeHtml(name)}</b></dt><dd>${escapeHtml(value)}</dd>`,
  );
  const files = attachments.map(
    ({ filename, type }, index) =>
      `<li><a href="/mailbox/${number}/attachments/${index}" download="${escapeHtml(filename)}">${escapeHtml(filename)}</a> (${escapeHtml(type)})</li>`,
  );
  return page(
    subject,
    `<p><a href="/mailbox">Tous les e-mails</a></p>
     <iframe src="/mailbox/${number}/html" title="L’e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox"
       style="width:100%;height:70vh;border:1px solid"></iframe>
     <p><a href="/mailbox/${number}/html">Seul</a></p>
     <h2>En-têtes</h2><dl>${rows.join("")}</dl>
     <h2>Pièces jointes</h2>${files.length > 0 ? `<ul>${files.join("")}</ul>` : "<p>Aucune.</p>"}
     <h2>Texte</h2><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre>`,
  );
}
