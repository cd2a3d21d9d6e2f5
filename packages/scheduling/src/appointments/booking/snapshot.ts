// Terms at booking time; later changes of the service do not apply.
import type { ServicePart } from "../../offering/services/service.ts";
import { costsToCancel, depositOf, type ServiceTerms } from "../../offering/services/terms.ts";

export interface Snapshot extends ServiceTerms {
  parts: ServicePart[];
}

export const countTaken = ({ parts }: Pick<Snapshot, "parts">): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

interface PricedSnapshot {
  snapshot: Snapshot;
  seats: number;
}

/** In minor units. */
export const depositFor = ({ snapshot, seats }: PricedSnapshot): number =>
  depositOf(snapshot) * seats;

export const needsCard = ({ snapshot }: Pick<PricedSnapshot, "snapshot">): boolean =>
  costsToCancel(snapshot);
