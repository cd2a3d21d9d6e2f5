import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readMail, type SeenMail } from "@frontdesk/people/test/read-mail";
import { vi } from "vitest";
import type { TestScheduling } from "./harness.ts";

const patience = { timeout: 20_000, interval: 50 };

/** Sends pending mails first; returns this many mails to an address in order. */
export async function mailsTo(
  { context, notifying }: TestScheduling,
  email: string,
  count: number,
): Promise<SeenMail[]> {
  await notifying.drain();
  const folder = join(context.settings.dataFolder, "mail");
  return await vi.waitFor(async () => {
    const names = await readdir(folder).catch(() => []);
    const files = names.filter((name) => name.endsWith(".eml")).sort();
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    const mails = texts.map(readMail).filter(({ headers }) => headers.get("to") === email);
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${email}`);
    return mails;
  }, patience);
}
