// What the account of a place is asked.
import type { AccountClient } from "@frontdesk/scheduling-client";
import { scheduling } from "./clients.ts";
import type { Place } from "./desk.ts";

/** The half of a place that books. */
export type StudioPlace = Pick<Place, "id" | "account">;

/** What is asked of the account of a place, which has one wherever a screen of it is shown. */
export function studioOf({ account }: StudioPlace): AccountClient {
  if (account === null) throw new Error("This place has no account");
  return scheduling.account(account.subdomain);
}
