import type { Context } from "../context.ts";
import { type Asker, askAs } from "../gateway/ask.ts";
import type { DeskWorkspace } from "./schema.ts";
import { listPlaces } from "./store.ts";
import { type OwnAccount, type OwnMerchant, placesOf, type WorkspaceRow } from "./workspace.ts";

export interface Own {
  merchants: OwnMerchant[];
  accounts: OwnAccount[];
  places: DeskWorkspace[];
  /** Stored pairs. */
  rows: WorkspaceRow[];
  away: ("payments" | "scheduling")[];
}

export async function findOwn(context: Context, asker: Asker): Promise<Own> {
  const [sessionFacts, merchants, accounts] = await Promise.all([
    context.people.sessionFactsOf(asker.person),
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
  const hasSecondFactor = sessionFacts?.hasSecondFactor === true;
  return { ...seen, rows, places: placesOf(rows, { ...seen, hasSecondFactor }), away };
}

async function listed<Row>(
  context: Context,
  asker: Asker,
  [aud, url]: ["payments" | "scheduling", string],
): Promise<Row[] | undefined> {
  const answer = await askAs(context, asker, { aud, method: "GET", url });
  if (answer === undefined || answer.status >= 500) return undefined;
  return answer.status === 200 ? (answer.body as Row[]) : [];
}
