import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import { shortName } from "./content.ts";
import type { AppointmentFacts } from "./facts.ts";
import { dayAndClockFor, whenFor } from "./moments.ts";

export type StaffNotice =
  | { kind: "new"; by: "customer" | "staff" }
  | { kind: "moved"; startedAt: Date; answerBy: Date | null }
  | { kind: "moved_away"; startedAt: Date }
  | { kind: "cancelled"; by: "business" | "customer" }
  | { kind: "to_approve"; answerBy: Date }
  | { kind: "attention"; because: "displaced" | "payment" };

export interface StaffMailInput {
  to: string;
  notice: StaffNotice;
  /** Null without the permission to see clients. */
  customerName: string | null;
  link: string;
}

const titles: Record<StaffNotice["kind"], string> = {
  new: "New appointment",
  moved: "Appointment moved",
  moved_away: "Appointment moved to somebody else",
  cancelled: "Appointment cancelled",
  to_approve: "Appointment to approve",
  attention: "An appointment needs you",
};

const needs = {
  displaced: `What this takes is not available any more. The customer has not been told: move it,
or cancel it.`,
  payment: "What was paid for this could not be settled. See what the payment says.",
};

export function staffMail(facts: AppointmentFacts, input: StaffMailInput): Mail {
  const { to, notice, customerName, link } = input;
  const { serviceName, startsAt, endsAt, resourceNames, business } = facts;
  const reader = { tag: "en-GB", timezone: business.timezone };
  const start = dayAndClockFor(reader, startsAt);
  const service = serviceName === null ? [] : [shortName(serviceName)];
  return {
    to,
    link,
    subject: `${titles[notice.kind]}: ${[...service, start].join(", ")}`,
    text: `${sentence(notice, (at) => dayAndClockFor(reader, at))}

${service.map((name) => `  ${name}\n`).join("")}  ${whenFor(reader, startsAt, endsAt)}
${resourceNames.map((name) => `  ${shortName(name)}\n`).join("")}
${callingThemselves(customerName)}${link}
`,
  };
}

function callingThemselves(name: string | null): string {
  return name === null ? "" : `The customer calls themselves:\n\n${quoted(name)}\n\n`;
}

const untilAnswered = (by: string) =>
  `It is declined by itself unless it is approved by
${by}. Opening the link approves nothing.`;

function stillPending(
  { answerBy }: Extract<StaffNotice, { kind: "moved" }>,
  at: (moment: Date) => string,
): string {
  return answerBy === null ? "" : ` It is only asked for.\n${untilAnswered(at(answerBy))}`;
}

function sentence(notice: StaffNotice, at: (moment: Date) => string): string {
  switch (notice.kind) {
    case "new":
      return notice.by === "customer"
        ? "A customer has booked this."
        : "This was booked for a customer by somebody who works here.";
    case "moved":
      return `This has a new time. It was ${at(notice.startedAt)}.${stillPending(notice, at)}`;
    case "moved_away":
      return `This is not with you any more. It was ${at(notice.startedAt)}.`;
    case "cancelled":
      return notice.by === "customer" ? "The customer has cancelled this." : "This was cancelled.";
    case "to_approve":
      return `A customer asks for this. ${untilAnswered(at(notice.answerBy))}`;
    case "attention":
      return needs[notice.because];
  }
}
