// Sent mails (files) and queued ones.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@frontdesk/database/database";
import type { ProcessEnvironment } from "@frontdesk/payments/test/process";
import { readMail } from "@frontdesk/people/test/read-mail";
import type { Letter } from "../model/register.ts";
import { listQueuedMails } from "./store.ts";

export async function readLetters(
  db: Database,
  environment: ProcessEnvironment,
): Promise<Letter[]> {
  const queued = await listQueuedMails(db);
  const waiting = queued.map(({ calendar, ...mail }) => ({ ...mail, event: eventIn(calendar) }));
  const folder = join(environment.environment.FRONTDESK_DATA_DIR ?? "", "mail");
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml"));
  const sent = files.map(async (name) => letterOf(await readFile(join(folder, name), "utf8")));
  return [...waiting, ...(await Promise.all(sent))];
}

function letterOf(message: string): Letter {
  const { headers, parts } = readMail(message);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.content;
  return {
    id: /<([^@]+)@/.exec(headers.get("message-id") ?? "")?.[1] ?? "",
    to: headers.get("to") ?? "",
    subject: headers.get("subject") ?? "",
    text: textOf("text/plain") ?? "",
    event: eventIn(textOf("text/calendar") ?? null),
  };
}

function eventIn(calendar: string | null): Letter["event"] {
  if (calendar === null) return null;
  const lines = calendar.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const event = lines.slice(lines.indexOf("BEGIN:VEVENT"));
  const find = (name: string, within: readonly string[]) =>
    within.find((line) => new RegExp(`^${name}[:;]`).test(line)) ?? "";
  const value = (line: string) => line.slice(line.lastIndexOf(":") + 1);
  return {
    method: value(find("METHOD", lines)),
    sequence: Number(value(find("SEQUENCE", event))),
    startsAt: instantOf(find("DTSTART", event)),
  };
}

/** `DTSTART;TZID=Europe/Copenhagen:20270301T100000` and the UTC form. */
function instantOf(line: string): string {
  const [, zone = "UTC", wall = ""] =
    /^DTSTART(?:;TZID=([^:;]+))?:(\d{8}T\d{6})Z?$/.exec(line) ?? [];
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant().toString();
}
