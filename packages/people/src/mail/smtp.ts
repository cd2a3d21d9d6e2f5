import type { createTransport as create } from "nodemailer";
import { type Letter, messageOf } from "./letter.ts";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Gives letters to a mail server, one connection each. Rejects when it does not take one. */
export function deliverBySmtp(url: string): (letter: Letter) => Promise<void> {
  let transport: ReturnType<typeof create> | undefined;
  return async (letter) => {
    // With the first letter, so that no start waits for it.
    const { createTransport } = await import("nodemailer");
    transport ??= createTransport({ url, ...timeouts });
    await transport.sendMail(messageOf(letter));
  };
}
