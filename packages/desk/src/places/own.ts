import type { Context } from "../context.ts";
import { type Asker, askAs } from "../gateway/ask.ts";
import { type OwnAccount, type OwnMerchant, type PlaceRow, placesOf } from "./place.ts";
import type { Place } from "./schema.ts";
import { listPlaces } from "./store.ts";

export interface Own {
  merchants: OwnMerchant[];
  accounts: OwnAccount[];
  places: Place[];
  /** What was put together of it. */
  rows: PlaceRow[];
  /** The services that could not be asked. */
  away: ("payments" | "scheduling")[];
}

/** What somebody who is signed in has, as the services tell it. */
export async function findOwn(context: Context, asker: Asker): Promise<Own> {
  const [standing, merchants, accounts] = await Promise.all([
    context.people.standingOf(asker.person),
    listed<OwnMerchant>(context, asker, ["payments", "/me/merchants?limit=100"]),
    listed<OwnAccount>(context, asker, ["scheduling", "/v1/accounts"]),
  ]);
  const away = [
    ...(merchants === undefined ? (["payments"] as const) : []),
    ...(accounts === undefined ? (["scheduling"] as const) : []),
  ];
  const seen = { merchants: merchants ?? [], accounts: accounts ?? [] };
  const rows = await listPlaces(context.db, {
    merchantIds: seen.merchants.map(({ id }) => id),
    accountIds: seen.accounts.map(({ id }) => id),
  });
  const hasSecondFactor = standing?.hasSecondFactor === true;
  return { ...seen, rows, places: placesOf(rows, { ...seen, hasSecondFactor }), away };
}

async function listed<Row>(
  context: Context,
  asker: Asker,
  [aud, url]: ["payments" | "scheduling", string],
): Promise<Row[] | undefined> {
  const answer = await askAs(context, asker, { aud, method: "GET", url });
  if (answer === undefined || answer.status >= 500) return undefined;
  // Whoever may see nothing there has nothing there.
  return answer.status === 200 ? (answer.body as Row[]) : [];
}
