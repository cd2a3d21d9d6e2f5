import type { Static } from "typebox";
import type { Context } from "../../ground/context.ts";
import { momentOf } from "../../ground/times.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { ListedSession } from "./listing.store.ts";
import type { Session } from "./schema.ts";

export type ShownSession = Static<typeof Session>;

/** A session for a member: its times are those that customers have, without buffers. */
export function sessionOf(
  row: ListedSession,
  { settings, account }: Pick<Context, "settings"> & { account: { subdomain: string } },
): ShownSession {
  const { id, service_id, starts_at: startsAt, timezone, seats, seats_taken } = row;
  const { resource_ids, appointment_ids } = row;
  return {
    ...{ id, url: `${accountUrl(settings, account.subdomain)}/sessions/${id}`, service_id },
    starts_at: momentOf(startsAt),
    ends_at: momentOf(new Date(startsAt.getTime() + row.duration * 60_000)),
    ...{ timezone, seats, seats_taken, resource_ids, appointment_ids },
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
  };
}
