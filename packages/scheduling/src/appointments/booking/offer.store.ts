import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { singleFlight } from "../../core/single-flight.ts";
import type { Snapshot } from "./appointment.ts";

export interface OfferedTerms {
  account_id: number;
  subdomain: string;
  account_name: string;
  account_timezone: string;
  is_suspended: boolean;
  is_published: boolean;
  reminders: number[];
  service_id: number;
  visibility: "public" | "unlisted" | "off";
  secret: string;
  is_there: boolean;
  slot_step: number;
  minimum_notice: number;
  horizon: number;
  seats: number;
  terms: Snapshot;
  connection_status: string | null;
}

const find = statement(
  "offer_find",
  `select s.account_id, a.subdomain, a.name as account_name, a.timezone as account_timezone,
    a.suspended_at is not null as is_suspended, coalesce(p.published, false) as is_published,
    coalesce(p.reminders, '{1440}') as reminders, s.id as service_id, s.visibility, s.secret,
    s.deleted_at is null and not s.archived as is_there, s.slot_step, s.minimum_notice,
    s.horizon, s.seats,
    json_build_object('name', s.name, 'duration', s.duration, 'buffer_before', s.buffer_before,
      'buffer_after', s.buffer_after, 'price', s.price, 'currency', s.currency,
      'deposit', json_build_object('kind', s.deposit_kind, 'value', s.deposit_value),
      'no_show_fee', s.no_show_fee, 'questions', s.questions, 'approval', s.approval,
      'approval_hours', s.approval_hours, 'cancellation', s.cancellation,
      'reschedule_before', s.reschedule_before, 'most_reschedules', s.most_reschedules,
      'verify_email', s.verify_email, 'parts', s.parts) as terms,
    (select status from scheduling.connections where account_id = $1) as connection_status
  from (
    (select * from scheduling.services
      where account_id = $1 and id between $2::bigint and $2::bigint order by id limit 1)
    union all
    (select * from scheduling.services
      where account_id = $1 and secret between $3::text and $3::text order by secret limit 1)
  ) s
  join scheduling.accounts a on a.id = s.account_id
  left join scheduling.booking_pages p on p.account_id = s.account_id`,
);

export async function findOffer(
  db: Database,
  accountId: number,
  { id = null, secret = null }: { id?: number | null; secret?: string | null },
): Promise<OfferedTerms | undefined> {
  return (await run<OfferedTerms>(db, find, [accountId, id, secret]))[0];
}

interface OfferQuery {
  accountId: number;
  key: Parameters<typeof findOffer>[2];
}

export const offerOf = singleFlight(
  async (db, { accountId, key }: OfferQuery) => await findOffer(db, accountId, key),
  (query) => JSON.stringify(query),
);
