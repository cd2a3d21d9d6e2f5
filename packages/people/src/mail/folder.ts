import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "@frontdesk/database/log";
import { type Letter, messageOf } from "./letter.ts";

/** Readable by their owner only. The log shows each link for developers. */
export function deliverToFolder(folder: string, log: Log): (letter: Letter) => Promise<void> {
  return async (letter) => {
    // Loaded with each mail, to keep startup fast.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf(letter));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = new Date(letter.queuedAt).toISOString().replaceAll(/[:.]/g, "-");
    const file = join(folder, `${time}-${letter.id}.eml`);
    const draft = `${file}.draft`;
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, file);
    log.info({ file, link: letter.link }, "mail written");
  };
}
