/*
 * A mail is queued in the transaction that it tells about, so it is sent if and only if that
 * commits; it is tried again until the mail server takes it.
 */
import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import type { Jobs } from "@frontdesk/database/jobs";
import { findOldestJob, removeJobs } from "@frontdesk/database/jobs/waiting";
import type { Log } from "@frontdesk/database/log";
import { nearestName } from "@frontdesk/server/names";
import { onOneLine } from "@frontdesk/server/text/clean";
import { isEmail } from "@frontdesk/server/text/email";
import { deliverToFolder } from "./folder.ts";
import { type Letter, methodOf } from "./letter.ts";
import { deliverBySmtp } from "./smtp.ts";

/** Who gets what; `link` is what the text asks to open. */
export type Mail = Omit<Letter, "id" | "from" | "queuedAt">;

export interface Post {
  /** Without a mail server mails are files, for whoever runs this to find. */
  isFolder?: boolean;
  /** Queues mails in the caller's transaction. Throws a RangeError for what can be none. */
  send(db: Database, ...mails: readonly Mail[]): Promise<void>;
}

export interface PostOptions {
  jobs: Jobs;
  /** `smtp://` or `smtps://` address of a mail server; without it mails become files. */
  smtpUrl?: string | undefined;
  /** Where `.eml` files are written without a mail server. */
  folder: string;
  /** The sender, as `Name <address>`. */
  from: string;
  log: Log;
}

const queue = "mail";

/** The mail that has waited longest, and for how long. */
export const findOldestMail = (db: Database) => findOldestJob(db, queue);

/** Removes what waits to be sent to an address, and what could not be. */
export async function removeMailsTo(db: Database, email: string): Promise<void> {
  await removeJobs(db, queue, { field: "to", value: email });
}

/** Removes what waits to be sent of something, and what could not be. */
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

/** RFC 2606: the people of a demonstration have such addresses, and no server may be asked. */
function isNobodys(email: string): boolean {
  return /[.@](?:example|invalid)$/i.test(email);
}

/** A letter whose headers say nothing but what they are for. */
export function letterOf(mail: Mail, from: string): Letter {
  const { to, fromName, replyTo, unsubscribe, calendar } = mail;
  if (!isEmail(to)) throw new RangeError("a mail needs an e-mail address to go to");
  if (replyTo !== undefined && !isEmail(replyTo)) {
    throw new RangeError("answers to a mail need an e-mail address to go to");
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

/** The beginning of an encoded word, before its charset: `=?utf-8?B?`. */
const encodedWord = /=\?(?=[^?\s]*\?[bq]\?)/gi;

/**
 * A name that cannot pass for an address: readers see one before the other. Mail programs decode
 * an encoded word (RFC 2047) in quotes too, and show an address that was hidden in it.
 */
function senderName(name: string): string {
  return nearestName(name).replaceAll("@", " at ").replace(encodedWord, "= ?");
}

function webAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new RangeError("mails are unsubscribed from at an address of the web");
  }
  return url.href.replace(/[<>,]/g, encodeURIComponent);
}
