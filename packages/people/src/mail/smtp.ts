import { createTransport } from "nodemailer";
import { type Letter, messageOf } from "./letter.ts";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Gives letters to a mail server, one connection each. Rejects when it does not take one. */
export function deliverBySmtp(url: string): (letter: Letter) => Promise<void> {
  const transport = createTransport({ url, ...timeouts });
  return async (letter) => {
    await transport.sendMail(messageOf(letter));
  };
}
