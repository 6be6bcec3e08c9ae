import { once } from "node:events";
import { createInterface } from "node:readline/promises";

/** Results go to standard output; notes, progress and questions to standard error. */
export interface Terminal {
  print: (text: string) => void;
  note: (text: string) => void;
  /** Replaces the previous progress if the terminal can. */
  progress: (text: string) => void;
  /** Asks for confirmation; null without a terminal. */
  confirm: ((question: string) => Promise<boolean>) | null;
}

export function openTerminal({ stdin, stdout, stderr } = process): Terminal {
  const clear = stderr.isTTY ? "\r\x1b[K" : "";
  return {
    print: (text) => stdout.write(`${text}\n`),
    note: (text) => stderr.write(`${clear}${text}\n`),
    progress: (text) => stderr.write(clear ? `${clear}${text}` : `${text}\n`),
    confirm: stdin.isTTY && stderr.isTTY ? confirm : null,
  };
}

async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const ended = once(lines, "close").then(() => "no");
  const answer = await Promise.race([lines.question(`${question} [y/N] `), ended]);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}
