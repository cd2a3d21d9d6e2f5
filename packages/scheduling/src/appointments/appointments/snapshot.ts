// What an appointment was made for, as it was then: no change of its service reaches it.
import type { ServicePart } from "../../offering/services/service.ts";
import { costsToCancel, depositOf, type ServiceTerms } from "../../offering/services/terms.ts";

export interface Snapshot extends ServiceTerms {
  parts: ServicePart[];
}

/** How many resources an appointment takes. */
export const countTaken = ({ parts }: Pick<Snapshot, "parts">): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

interface Priced {
  snapshot: Snapshot;
  seats: number;
}

/** What an appointment asks to be paid beforehand, in minor units. */
export const depositFor = ({ snapshot, seats }: Priced): number => depositOf(snapshot) * seats;

/** Whether its customer is sent to the payment service: to pay, or to have a card kept. */
export const needsCard = ({ snapshot }: Pick<Priced, "snapshot">): boolean =>
  costsToCancel(snapshot);
