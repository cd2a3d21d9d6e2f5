/*
 * A user of a merchant is a person who was invited to it. The membership is there at once; access
 * begins when the invitation is accepted, and ends with the membership.
 */
import { type Id, isId } from "../../../ground/ids.ts";

const start = "merchant ";

/** What invitations to a merchant are for, in the words kept with them. */
export function purposeOf(merchantId: Id): string {
  return start + merchantId;
}

/** The merchant an invitation is to, unless it is for something else. */
export function merchantOf(purpose: string): Id | undefined {
  const id = purpose.slice(start.length);
  return purpose.startsWith(start) && isId(id) ? id : undefined;
}
