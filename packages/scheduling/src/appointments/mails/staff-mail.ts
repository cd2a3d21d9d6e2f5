import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import { shortName } from "./content.ts";
import { type AppointmentFacts, dayAndClockFor, whenFor } from "./facts.ts";

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
  moved_away: "Appointment moved to another staff member",
  cancelled: "Appointment cancelled",
  to_approve: "Appointment to approve",
  attention: "Appointment needs your attention",
};

const needs = {
  displaced: `A staff member, room or other resource of this appointment is no longer available. We
have not notified the customer. Move the appointment, or cancel it.`,
  payment: "We could not settle the payment for this appointment. See its payment for details.",
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
  return name === null ? "" : `The customer gave this name:\n\n${quoted(name)}\n\n`;
}

const untilAnswered = (by: string) =>
  `We decline it automatically unless you approve it by
${by}. The link alone approves nothing.`;

function stillPending(
  { answerBy }: Extract<StaffNotice, { kind: "moved" }>,
  at: (moment: Date) => string,
): string {
  return answerBy === null ? "" : ` It is still a request.\n${untilAnswered(at(answerBy))}`;
}

function sentence(notice: StaffNotice, at: (moment: Date) => string): string {
  switch (notice.kind) {
    case "new":
      return notice.by === "customer"
        ? "A customer booked this appointment."
        : "A staff member booked this appointment for a customer.";
    case "moved": {
      const pending = stillPending(notice, at);
      return `This appointment has a new time. It was ${at(notice.startedAt)}.${pending}`;
    }
    case "moved_away":
      return `This appointment is no longer yours. It was ${at(notice.startedAt)}.`;
    case "cancelled":
      return notice.by === "customer"
        ? "The customer cancelled this appointment."
        : "A staff member cancelled this appointment.";
    case "to_approve":
      return `A customer requests this appointment. ${untilAnswered(at(notice.answerBy))}`;
    case "attention":
      return needs[notice.because];
  }
}
