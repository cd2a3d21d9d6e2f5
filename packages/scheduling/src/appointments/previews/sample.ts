import type { Context } from "../../core/context.ts";
import { zoneOf } from "../../core/dates.ts";
import { type ServiceRow, type ServiceTerms, termsOf } from "../../offering/services/service.ts";
import { listPublic } from "../../offering/services/store.ts";
import { type BusinessRow, listChoosable } from "../customers/business.store.ts";

type SampleContext = Pick<Context, "db" | "now">;

export interface Sample {
  business: BusinessRow;
  terms: Pick<ServiceTerms, "name" | "duration" | "price" | "currency"> &
    Pick<ServiceTerms, "deposit" | "no_show_fee" | "cancellation">;
  resourceNames: string[];
  startsAt: Date;
  endsAt: Date;
}

export async function sampleOf(
  { db, now }: SampleContext,
  business: BusinessRow,
  somethingNamed: string,
): Promise<Sample> {
  const [service] = await listPublic(db, business.id);
  const something = { name: somethingNamed, duration: 60, price: null, currency: null };
  const deposit = { kind: "none", value: 0 } as const;
  const free = { deposit, no_show_fee: null, cancellation: [] };
  const terms = service === undefined ? { ...something, ...free } : termsOf(service);
  const startsAt = sampleStart(now(), business.timezone);
  return {
    business,
    terms,
    startsAt,
    endsAt: new Date(startsAt.getTime() + terms.duration * 60_000),
    resourceNames: await namesIn(db, business.id, service),
  };
}

export function sampleStart(now: Date, timezone: string): Date {
  const here = now.toTemporalInstant().toZonedDateTimeISO(zoneOf(timezone));
  const tomorrow = here.toPlainDate().add({ days: 1 });
  const start = tomorrow.toZonedDateTime({ timeZone: here.timeZoneId, plainTime: "10:00" });
  return new Date(start.epochMilliseconds);
}

async function namesIn(
  db: Context["db"],
  accountId: number,
  service: ServiceRow | undefined,
): Promise<string[]> {
  const parts = service?.parts.filter(({ choosable }) => choosable) ?? [];
  const firsts = parts.flatMap(({ resource_ids: [first] }) => first ?? []);
  return (await listChoosable(db, accountId, firsts)).map(({ name }) => name);
}
