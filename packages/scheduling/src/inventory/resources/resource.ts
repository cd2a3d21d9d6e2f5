/* A bookable person, room or vehicle. An account has at most one per user. */
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { currentOffsetMinutes, momentOf, standardOffsetMinutes, zoneOf } from "../../core/dates.ts";
import type { Zones } from "../../core/intervals/local-time.ts";
import { forbidden } from "../../core/refusals.ts";
import { includes } from "../../core/rights.ts";
import { accountUrl, ownUrl } from "../../parties/accounts/account.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { Account } from "../../parties/identity/store.ts";
import type { PeriodRow } from "../capacity/periods.store.ts";
import type { Attribute } from "../resource-types/resource-type.ts";
import type { StaffNotices } from "./notices.ts";
import type { ListedResource, Resource } from "./schema.ts";

export type ResourceResponse = Static<typeof Resource>;

export interface ListedRow extends Zones {
  id: number;
  name: string;
  color: string;
  bookable: boolean;
  archived: boolean;
  position: number | null;
  inherits_hours: boolean;
  updated_at: Date;
  deleted_at: Date | null;
  type_id: number;
  type_name: string;
  human: boolean;
  email: string | null;
  job_title: string | null;
  user_id: number | null;
  user_email: string | null;
}

export interface ResourceRow extends ListedRow {
  custom_attributes: Attribute[];
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  image: string | null;
  capacity: number | null;
  registration_number: string | null;
  notes: string | null;
  notices: StaffNotices;
  creator_id: number | null;
  created_at: Date;
  user_image: string | null;
  options: { id: number; value: string; name: string }[];
}

export interface ResourceView {
  account: Pick<Account, "id" | "name" | "subdomain">;
  settings: Context["settings"];
  now: Context["now"];
}

export function checkOwnResource(
  { account, userId }: Actor,
  { creator_id, user_id }: Pick<ResourceRow, "creator_id" | "user_id">,
): void {
  if (includes(account.rights.resources, "manage_all")) return;
  if (creator_id !== userId && user_id !== userId) throw forbidden();
}

export function listedResourceOf(
  row: ListedRow,
  view: ResourceView,
): Static<typeof ListedResource> {
  const { id, color, name, timezone } = row;
  const url = accountUrl(view.settings, view.account.subdomain);
  return {
    id,
    color,
    name,
    archived: row.archived,
    position: row.position,
    inherits_hours: row.inherits_hours,
    updated_at: momentOf(row.updated_at),
    url: `${url}/resources/${id}`,
    resource_type: {
      id: row.type_id,
      name: row.type_name,
      url: `${url}/resource_types/${row.type_id}`,
    },
    human: row.human,
    email: row.user_email ?? row.email,
    job_title: row.job_title,
    user_id: row.user_id,
    timezone: { name: timezone, offset: standardOffsetMinutes(timezone, view.now()) },
  };
}

const weekDays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type Week = readonly Omit<PeriodRow, "id" | "resourceId">[];

export function resourceOf(row: ResourceRow, week: Week, view: ResourceView): ResourceResponse {
  const listed = listedResourceOf(row, view);
  const { id, name, subdomain } = view.account;
  const { timezone } = row;
  return {
    ...listed,
    bookable: row.bookable,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    image: row.image ?? row.user_image,
    notes: row.notes,
    notices: row.notices,
    creator_id: row.creator_id,
    created_at: momentOf(row.created_at),
    account: { id, name, url: ownUrl(view.settings, subdomain) },
    timezone: {
      ...listed.timezone,
      current_offset: currentOffsetMinutes(timezone, view.now()),
      iana: zoneOf(timezone),
    },
    available_periods: week.map(periodOf),
    selected_custom_field_options: row.options,
    custom_attributes: Object.fromEntries(
      row.custom_attributes.map((attribute) => [attribute, row[attribute]]),
    ),
  };
}

function periodOf({ weekDay, startTime, endTime, validFrom, validUntil }: Week[number]) {
  return {
    week_day: weekDay,
    week_day_name: weekDays[weekDay]!,
    start_time: startTime,
    end_time: endTime,
    valid_from: validFrom,
    valid_until: validUntil,
  };
}
