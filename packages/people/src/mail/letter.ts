import type { SendMailOptions } from "nodemailer";
import { addressIn } from "./address.ts";
import { encodedSubject } from "./subject.ts";

/** A mail on its way: the same at every attempt, so that a repeated one can be recognised. */
export interface Letter {
  id: string;
  from: string;
  /** Who is shown as the sender, in place of the name in `from`; the address stays. */
  fromName?: string;
  /** The address that answers go to, where it is not that of the sender. */
  replyTo?: string;
  /** When it was queued, in milliseconds since 1970. */
  queuedAt: number;
  to: string;
  /** What it tells of, by which it is found while it waits; nobody is sent it. */
  about?: string;
  subject: string;
  text: string;
  html?: string;
  /** What the receiver is asked to open; logged when mails are only written to a folder. */
  link?: string;
  /** Where one POST ends mails of this kind (RFC 8058). */
  unsubscribe?: string;
  /** A calendar with a method (RFC 5546): shown as an invitation, and attached. */
  calendar?: string;
}

/** The message of RFC 5322 that a letter is, for nodemailer to write out. */
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
      // RFC 3834: nobody's automatic reply should answer this.
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

/** What a calendar asks of whoever gets it, as its body says; undefined where it says nothing. */
export function methodOf(calendar: string): string | undefined {
  return /^METHOD:([A-Z]+)\r?$/m.exec(calendar)?.[1];
}

/** The header has its method from the body: programs ignore what says two different ones. */
function invitation(content: string) {
  return { content, method: methodOf(content), filename: "invite.ics" };
}

/** Written as it is: an address that is encoded or folded is no address to a mail program. */
function unsubscription(url: string) {
  return {
    "List-Unsubscribe": { prepared: true, value: `<${url}>` },
    "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
  };
}
