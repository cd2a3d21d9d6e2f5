import type { AppointmentFacts } from "./facts.ts";

/** The facts of a plain mail: times and amounts, and not one word that the account chose. */
export function plainFacts(facts: AppointmentFacts, name: string): AppointmentFacts {
  const { timezone } = facts.business;
  const business = { name, email: null, phone: null, address: null, color: null, timezone };
  return { ...facts, serviceName: null, resourceNames: [], business };
}

/** The name of a business in plain mails: where its page is, by the number of the account. */
export function plainNameOf({ publicUrl }: { publicUrl: string }, accountId: number): string {
  return `${publicUrl.replace(/^https?:\/\//, "")}/book/${accountId}`;
}
