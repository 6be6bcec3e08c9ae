import { expect } from "./fixtures";

export const mailbox = `${process.env.E2E_PARTNERS_URL}/mailbox`;

export async function mailTo(email: string, subject = ""): Promise<string> {
  let number: string | undefined;
  await expect(async () => {
    const list = await (await fetch(mailbox)).text();
    const line = list
      .split("<li ")
      .find((item) => item.includes(`à ${email},`) && item.includes(subject));
    number = line?.match(/\/mailbox\/(\d+)/)?.[1];
    expect(number).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return number ?? "";
}
