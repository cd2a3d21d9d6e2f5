import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { includes } from "../../core/rights.ts";
import { momentOf } from "../../core/times.ts";
import { offsetTextOf, wallRangeOf, zoneOf } from "../../core/zones.ts";
import { chargeAt, chargeOf } from "../../money/charges/response.ts";
import { type ChargeRow, listChargesOf } from "../../money/charges/store.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { listTakenIds } from "../sessions.store.ts";
import type { AppointmentRow } from "./appointment.ts";
import type { Answers, Appointment } from "./schema.ts";

export type AppointmentResponse = Static<typeof Appointment>;

export interface FullRow extends AppointmentRow {
  charges?: readonly ChargeRow[];
  resourceIds?: readonly number[];
}

export async function inFull(
  db: Context["db"],
  accountId: number,
  rows: readonly AppointmentRow[],
): Promise<FullRow[]> {
  const ids = rows.map(({ id }) => id);
  const sessionIds = [...new Set(rows.map(({ session_id: id }) => id))];
  const charges = Map.groupBy(
    await listChargesOf(db, accountId, ids),
    ({ appointment_id }) => appointment_id,
  );
  const taken = Map.groupBy(
    await listTakenIds(db, accountId, sessionIds),
    ({ sessionId }) => sessionId,
  );
  return rows.map((row) => ({
    ...row,
    charges: charges.get(row.id) ?? [],
    resourceIds: (taken.get(row.session_id) ?? []).map(({ resourceId }) => resourceId),
  }));
}

const momentOrNull = (at: Date | null): string | null => (at === null ? null : momentOf(at));

/** The form for records and events, without the customer and their texts. */
export function appointmentOf(
  row: FullRow,
  { settings }: Pick<Context, "settings">,
  subdomain: string,
): AppointmentResponse {
  return {
    id: row.id,
    url: `${accountUrl(settings, subdomain)}/appointments/${row.id}`,
    service_id: row.service_id,
    service: row.snapshot.name,
    session_id: row.session_id,
    client_id: row.client_id,
    state: row.state,
    seats: row.seats,
    starts_at: momentOf(row.starts_at),
    ends_at: momentOf(row.ends_at),
    timezone: row.timezone,
    locale: row.locale,
    held_until: momentOrNull(row.held_until),
    decide_by: momentOrNull(row.decide_by),
    attention: row.attention,
    reschedules: row.reschedules,
    made_by_staff: row.is_by_staff,
    cancelled_by: row.cancelled_by,
    revision: row.revision,
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
    ...(row.resourceIds !== undefined && { resource_ids: [...row.resourceIds] }),
    ...(row.charges !== undefined && { charges: row.charges.map(chargeOf) }),
  };
}

export function showFor(
  { account }: Pick<Actor, "account">,
  row: FullRow,
  context: Pick<Context, "settings">,
): AppointmentResponse {
  const { starts_at: from, ends_at: to, timezone } = row;
  const view = {
    ...appointmentOf(row, context, account.subdomain),
    ...wallRangeOf(account.timezone, from, to),
    customer_time: {
      timezone: zoneOf(timezone),
      ...wallRangeOf(timezone, from, to),
      offset: offsetTextOf(timezone, from),
    },
    ...(row.charges !== undefined && {
      charges: row.charges.map((charge) => chargeAt(charge, account.timezone)),
    }),
  };
  if (!includes(account.rights.clients, "view")) return view;
  const { name, email, phone, answers, notes } = row;
  return {
    ...view,
    customer:
      name === null ? null : { name, email, phone, notes, answers: answers as AnswersInput },
  };
}

export async function showCharged(
  actor: Pick<Actor, "account">,
  row: AppointmentRow,
  context: Pick<Context, "db" | "settings">,
): Promise<AppointmentResponse> {
  const [full] = await inFull(context.db, actor.account.id, [row]);
  return showFor(actor, full!, context);
}

type AnswersInput = Static<typeof Answers>;
