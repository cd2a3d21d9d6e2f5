import type { SendMailOptions } from "nodemailer";

/** A mail on its way: the same at every attempt, so that a repeated one can be recognised. */
export interface Letter {
  id: string;
  from: string;
  /** When it was queued, in milliseconds since 1970. */
  queuedAt: number;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** What the receiver is asked to open; logged when mails are only written to a folder. */
  link?: string;
}

/** The message of RFC 5322 that a letter is, for nodemailer to write out. */
export function messageOf({
  id,
  from,
  to,
  subject,
  text,
  html,
  queuedAt,
}: Letter): SendMailOptions {
  const domain = from.slice(from.lastIndexOf("@") + 1).replace(/[>\s]+$/, "");
  return {
    from,
    to: { name: "", address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    date: new Date(queuedAt),
    messageId: `<${id}@${domain}>`,
    // RFC 3834: nobody's automatic reply should answer this.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
