/** Cloudflare's mail service for Miniflare: accepts what the Worker sends through its binding `EMAIL`. */
import { type Request, Response, type WorkerOptions } from "miniflare";

export interface SentMail {
  from: string | { name: string; email: string };
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: { filename: string; type: string; content: string }[];
}

/** Accepts or rejects a mail; the body of a response other than 2xx is the error's code. */
export type TakeMail = (mail: SentMail) => Response | Promise<Response>;

export const acceptMail: TakeMail = () => Response.json({ messageId: "<stand-in@example>" });

export const rejectMail = (code: string) => new Response(code, { status: 400 });

const name = "mail-service";

const script = `export default ({ RECEIVER }) => ({
  async send(mail) {
    const text = (_, value) => (ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value);
    const body = JSON.stringify(mail, text);
    const answer = await RECEIVER.fetch("http://mail/", { method: "POST", body });
    if (answer.ok) return answer.json();
    const code = await answer.text();
    throw Object.assign(new Error("could not send to " + mail.to), { code });
  },
});`;

/** The binding's entry for the Worker that sends. */
export const mailBinding = { EMAIL: { scriptName: name } };

/** The Worker behind the binding. */
export function mailService(take: TakeMail): WorkerOptions {
  return {
    name,
    modules: [{ type: "ESModule", path: `/${name}.js`, contents: script }],
    modulesRoot: "/",
    serviceBindings: {
      RECEIVER: async (request: Request) => take((await request.json()) as SentMail),
    },
  };
}
