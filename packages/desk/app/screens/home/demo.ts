// Who may have a place filled with what never happened: an owner an empty one that is for tests.
import type { Place } from "../../data/desk.ts";

export function mayFill({ merchant, account }: Pick<Place, "merchant" | "account">): boolean {
  if (merchant?.test !== true || merchant.role !== "owner") return false;
  return account === null || account.isOwner;
}

export interface Begun {
  /** Undefined where there is no half for it, or it is not known yet. */
  booking: boolean | undefined;
  payment: boolean | undefined;
}

export function isEmpty({ booking, payment }: Begun): boolean {
  return booking !== true && payment !== true && (booking === false || payment === false);
}
