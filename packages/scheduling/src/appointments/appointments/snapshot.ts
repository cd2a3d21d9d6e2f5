// What an appointment was made for, as it was then: no change of its service reaches it.
import type { ServicePart } from "../../offering/services/service.ts";
import { depositOf, type ServiceTerms } from "../../offering/services/terms.ts";

export interface Snapshot extends ServiceTerms {
  parts: ServicePart[];
}

/** How many resources an appointment takes. */
export const countTaken = ({ parts }: Pick<Snapshot, "parts">): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

/** What an appointment asks to be paid beforehand, in minor units. */
export const depositFor = ({ snapshot, seats }: { snapshot: Snapshot; seats: number }): number =>
  depositOf(snapshot) * seats;
