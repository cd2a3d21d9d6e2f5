import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { readMail, type SeenMail } from "@frontdesk/people/test/read-mail";
import { vi } from "vitest";
import type { TestScheduling } from "./harness.ts";

const patience = { timeout: 20_000, interval: 50 };

/** Sends pending mails first; returns this many mails to an address in order of writing. */
export async function mailsTo(
  { context, notifying }: TestScheduling,
  email: string,
  count: number,
): Promise<SeenMail[]> {
  await notifying.drain();
  const folder = join(context.settings.dataFolder, "mail");
  return await vi.waitFor(async () => {
    const texts = await textsIn(folder);
    const mails = texts.map(readMail).filter(({ headers }) => headers.get("to") === email);
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${email}`);
    return mails;
  }, patience);
}

/** Names begin with a time in milliseconds. The time of writing orders mails with the same one. */
async function textsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml"));
  const written = await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const [text, { mtimeNs }] = await Promise.all([
        readFile(file, "utf8"),
        stat(file, { bigint: true }),
      ]);
      return { text, time: name.slice(0, timeLength), mtimeNs };
    }),
  );
  return written
    .toSorted((a, b) => a.time.localeCompare(b.time) || Number(a.mtimeNs - b.mtimeNs))
    .map(({ text }) => text);
}

const timeLength = "2026-01-01T00-00-00-000Z".length;
