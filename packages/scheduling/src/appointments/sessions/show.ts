import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { momentOf, wallRangeOf } from "../../core/dates.ts";
import { accountUrl } from "../../parties/accounts/account.ts";

import type { Account } from "../../parties/identity/store.ts";
import type { ListedSession } from "./listing.store.ts";
import type { Session } from "./schema.ts";

type ZonedAccount = Pick<Account, "subdomain" | "timezone">;

export type SessionResponse = Static<typeof Session>;

export function sessionOf(
  row: ListedSession,
  { settings, account }: Pick<Context, "settings"> & { account: ZonedAccount },
): SessionResponse {
  const { id, service_id, starts_at: startsAt, timezone, seats, seats_taken } = row;
  const { resource_ids, appointment_ids } = row;
  const endsAt = new Date(startsAt.getTime() + row.duration * 60_000);
  return {
    ...wallRangeOf(account.timezone, startsAt, endsAt),
    id,
    url: `${accountUrl(settings, account.subdomain)}/sessions/${id}`,
    service_id,
    starts_at: momentOf(startsAt),
    ends_at: momentOf(endsAt),
    timezone,
    seats,
    seats_taken,
    resource_ids,
    appointment_ids,
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
  };
}
