import type { SendMailOptions } from "nodemailer";
import { addressIn } from "./address.ts";

/** The same at every attempt, so that receivers recognise a repeat. */
export interface Letter {
  id: string;
  from: string;
  /** Replaces the name in `from`; the address stays. */
  fromName?: string;
  replyTo?: string;
  /** Time in milliseconds since 1970. */
  queuedAt: number;
  to: string;
  /** Key to find the mail while it waits. Not sent. */
  about?: string;
  subject: string;
  text: string;
  html?: string;
  link?: string;
  /** One POST unsubscribes (RFC 8058). */
  unsubscribe?: string;
  /** A calendar with a method (RFC 5546): shown as an invitation, and attached. */
  calendar?: string;
}

export function messageOf(letter: Letter): SendMailOptions {
  const { id, from, fromName, replyTo, to, subject, text, html, queuedAt } = letter;
  const address = addressIn(from);
  const encoded = encodedSubject(subject);
  return {
    from: fromName === undefined ? from : { name: fromName, address },
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    ...(encoded === undefined && { subject }),
    text,
    ...(html !== undefined && { html }),
    ...(letter.calendar !== undefined && { icalEvent: invitation(letter.calendar) }),
    date: new Date(queuedAt),
    messageId: `<${id}@${address.slice(address.lastIndexOf("@") + 1)}>`,
    headers: {
      // RFC 3834: suppresses automatic replies.
      "Auto-Submitted": "auto-generated",
      ...(encoded !== undefined && {
        Subject: { prepared: true, foldLines: false, value: encoded },
      }),
      ...(letter.unsubscribe !== undefined && unsubscription(letter.unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function methodOf(calendar: string): string | undefined {
  return /^METHOD:([A-Z]+)\r?$/m.exec(calendar)?.[1];
}

/** Programs ignore a calendar with two different methods. */
function invitation(content: string) {
  return { content, method: methodOf(content), filename: "invite.ics" };
}

/** Written raw: mail programs accept no encoded or folded address. */
function unsubscription(url: string) {
  return {
    "List-Unsubscribe": { prepared: true, value: `<${url}>` },
    "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
  };
}

// RFC 2047 encoded words. Readers decode each separately, and some show a gap between two. So a
// word stands in one, and a long word is cut between its visible characters.

// With `Subject: `, `=?UTF-8?B?` and `?=` a line of 39 bytes has 76 characters at most.
const mostBytes = 39;

const bytesOf = (text: string) => Buffer.byteLength(text);
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function encodedSubject(subject: string): string | undefined {
  const looksEncoded = subject.includes("=?");
  if (/^[\x20-\x7e]*$/.test(subject) && !looksEncoded) return undefined;
  const lines: string[] = [];
  let line = "";
  for (const part of partsOf(subject)) {
    if (line !== "" && bytesOf(line) + bytesOf(part) > mostBytes) {
      lines.push(line);
      line = "";
    }
    line += part;
  }
  lines.push(line);
  const words = lines.map((text) => `=?UTF-8?B?${Buffer.from(text).toString("base64")}?=`);
  return words.join("\r\n ");
}

function partsOf(subject: string): string[] {
  const words = subject.match(/\s*\S+|\s+$/gu) ?? [];
  return words.flatMap((word) => {
    if (bytesOf(word) <= mostBytes) return [word];
    const signs = [...segmenter.segment(word)].map(({ segment }) => segment);
    return signs.flatMap((sign) => (bytesOf(sign) <= mostBytes ? [sign] : [...sign]));
  });
}
