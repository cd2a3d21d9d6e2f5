import type { AppointmentFacts } from "./facts.ts";

/** Times and amounts only: plain mails contain no text of the account. */
export function plainFacts(facts: AppointmentFacts, name: string): AppointmentFacts {
  const { timezone } = facts.business;
  const business = { name, email: null, phone: null, address: null, color: null, timezone };
  return { ...facts, serviceName: null, resourceNames: [], business };
}

export function plainNameOf({ publicUrl }: { publicUrl: string }, accountId: number): string {
  return `${publicUrl.replace(/^https?:\/\//, "")}/book/${accountId}`;
}
