import type { Database } from "@frontdesk/database/database";
import type { LongMembers } from "@frontdesk/server/long-text";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { addDays, todayIn } from "../../core/intervals/local-time.ts";
import { depositOf, type ServiceRow, termsOf } from "../../offering/services/service.ts";
import { listPublic } from "../../offering/services/store.ts";
import {
  type ClosedDays,
  listChoosable,
  listClosedDays,
  type OpenBusiness,
} from "./business.store.ts";
import type { PublicPage, PublicService } from "./offer-schema.ts";

export type OfferResponse = Static<typeof PublicService>;

export function showBusiness(
  business: OpenBusiness,
): Omit<Static<typeof PublicPage>, "services" | "closures"> {
  const { intro, contact_email, phone, address } = business;
  const { privacy_url, terms_url, accent_color, logo_url, websites } = business;
  return {
    name: business.title ?? business.name,
    intro,
    contact_email,
    phone,
    address,
    privacy_url,
    terms_url,
    accent_color,
    logo_url,
    websites,
    timezone: zoneOf(business.timezone),
    test: business.takes_test_money,
  };
}

export async function pageToAnswer(
  { db, now }: Pick<Context, "db" | "now">,
  business: OpenBusiness,
): Promise<LongMembers<Static<typeof PublicPage>>> {
  const services = await listPublic(db, business.id);
  const byId = await peopleOf(db, business.id, services);
  const view = (async function* () {
    for (const service of services) yield [showService(service, byId)];
  })();
  const from = todayIn(zoneOf(business.timezone), now());
  const days = { accountId: business.id, from, to: addDays(from, closureDays) };
  const closures = closedRanges(await listClosedDays(db, days));
  return { ...showBusiness(business), services: view, closures };
}

const closureDays = 60;

/** Joins consecutive days. */
function closedRanges(all: readonly ClosedDays[]): ClosedDays[] {
  const ranges: ClosedDays[] = [];
  for (const { from, to } of all) {
    const last = ranges.at(-1);
    if (last === undefined || from > addDays(last.to, 1)) ranges.push({ from, to });
    else if (to > last.to) last.to = to;
  }
  return ranges;
}

export async function showServices(
  { db }: Pick<Context, "db">,
  accountId: number,
  services: readonly ServiceRow[],
): Promise<OfferResponse[]> {
  const byId = await peopleOf(db, accountId, services);
  return services.map((service) => showService(service, byId));
}

async function peopleOf(db: Database, accountId: number, services: readonly ServiceRow[]) {
  const choosable = services.flatMap(({ parts }) => parts).filter((part) => part.choosable);
  const ids = new Set(choosable.flatMap(({ resource_ids: ids }) => ids));
  const people = await listChoosable(db, accountId, [...ids]);
  return new Map(people.map((each) => [each.id, each]));
}

function showService(
  service: ServiceRow,
  byId: ReadonlyMap<number, { id: number; name: string; color: string }>,
): OfferResponse {
  const { buffer_before, buffer_after, deposit, ...terms } = termsOf(service);
  return {
    id: service.visibility === "unlisted" ? service.secret : String(service.id),
    ...terms,
    description: service.description,
    color: service.color,
    deposit: { kind: deposit.kind, amount: depositOf({ price: terms.price, deposit }) },
    seats: service.seats,
    parts: service.parts.map(({ id, name, choosable, resource_ids: ids }) => ({
      id,
      name,
      choosable,
      resources: choosable ? ids.flatMap((each) => byId.get(each) ?? []) : [],
    })),
  };
}
