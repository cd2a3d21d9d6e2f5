/* Queued in the reported transaction, so a mail goes out only if that commits. The queue retries
   until the mail server accepts it. */
import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@frontdesk/database/database";
import type { Log } from "@frontdesk/database/log";
import type { Jobs } from "@frontdesk/platform/jobs/jobs";
import { findOldestJob, removeJobs } from "@frontdesk/platform/jobs/store";
import { nearestName } from "@frontdesk/server/names";
import { onOneLine } from "@frontdesk/server/text/clean";
import { isEmail } from "@frontdesk/server/text/email";
import type { createTransport as create } from "nodemailer";
import { type Letter, messageOf, methodOf } from "./letter.ts";

export type Mail = Omit<Letter, "id" | "from" | "queuedAt">;

export interface Post {
  isFolder?: boolean;
  /** Joins the caller's transaction. Throws a RangeError for an invalid mail. */
  send(db: Database, ...mails: readonly Mail[]): Promise<void>;
}

export interface PostOptions {
  jobs: Jobs;
  smtpUrl?: string | undefined;
  folder: string;
  /** `Name <address>`. */
  from: string;
  log: Log;
}

const queue = "mail";

export const findOldestMail = (db: Database) => findOldestJob(db, queue);

export async function removeMailsTo(db: Database, email: string): Promise<void> {
  await removeJobs(db, queue, { field: "to", value: email });
}

export async function removeMailsAbout(db: Database, subject: string): Promise<void> {
  await removeJobs(db, queue, { field: "about", value: subject });
}

export async function openPost({ jobs, smtpUrl, folder, from, log }: PostOptions): Promise<Post> {
  const toFolder = deliverToFolder(folder, log);
  const bySmtp = smtpUrl === undefined ? toFolder : deliverBySmtp(smtpUrl);
  await jobs.work<Letter>(queue, (letter) => (isNobodys(letter.to) ? toFolder : bySmtp)(letter));
  return {
    isFolder: smtpUrl === undefined,
    async send(db, ...mails) {
      await jobs.add(db, queue, ...mails.map((mail) => letterOf(mail, from)));
    },
  };
}

/** RFC 2606: demonstration data uses these domains; no server may be asked. */
function isNobodys(email: string): boolean {
  return /[.@](?:example|invalid)$/i.test(email);
}

/** Keeps unsafe text out of the headers. */
export function letterOf(mail: Mail, from: string): Letter {
  const { to, fromName, replyTo, unsubscribe, calendar } = mail;
  if (!isEmail(to)) throw new RangeError("a mail needs an email address");
  if (replyTo !== undefined && !isEmail(replyTo)) {
    throw new RangeError("the reply-to of a mail must be an email address");
  }
  if (calendar !== undefined && methodOf(calendar) === undefined) {
    throw new RangeError("a calendar in a mail needs a method");
  }
  return {
    ...mail,
    id: randomUUID(),
    from,
    queuedAt: Date.now(),
    subject: onOneLine(mail.subject),
    ...(fromName !== undefined && { fromName: senderName(fromName) }),
    ...(unsubscribe !== undefined && { unsubscribe: webAddress(unsubscribe) }),
  };
}

const encodedWord = /=\?(?=[^?\s]*\?[bq]\?)/gi;

/**
 * Readers see the name first, so no name may look like an address. Mail programs also decode an
 * encoded word (RFC 2047) in quotes.
 */
function senderName(name: string): string {
  return nearestName(name).replaceAll("@", " at ").replace(encodedWord, "= ?");
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new RangeError("the unsubscribe link of a mail must be a web address");
  }
  return url.href.replace(/[<>,]/g, encodeURIComponent);
}

/** Readable by their owner only. The log shows each link for developers. */
function deliverToFolder(folder: string, log: Log): (letter: Letter) => Promise<void> {
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

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function deliverBySmtp(url: string): (letter: Letter) => Promise<void> {
  let transport: ReturnType<typeof create> | undefined;
  return async (letter) => {
    // Loaded with the first mail, to keep startup fast.
    const { createTransport } = await import("nodemailer");
    transport ??= createTransport({ url, ...timeouts });
    await transport.sendMail(messageOf(letter));
  };
}
