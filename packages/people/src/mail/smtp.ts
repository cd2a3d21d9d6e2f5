import type { createTransport as create } from "nodemailer";
import { type Letter, messageOf } from "./letter.ts";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function deliverBySmtp(url: string): (letter: Letter) => Promise<void> {
  let transport: ReturnType<typeof create> | undefined;
  return async (letter) => {
    // Loaded with the first mail, to keep startup fast.
    const { createTransport } = await import("nodemailer");
    transport ??= createTransport({ url, ...timeouts });
    await transport.sendMail(messageOf(letter));
  };
}
