import type { Context } from "../context.ts";
import { type Asker, askAs } from "../gateway/ask.ts";
import { gatewayRefusals, notForwarded } from "../gateway/refusals.ts";
import { findOwn, type Own } from "../workspaces/own.ts";
import type { Cursor } from "./cursor.ts";
import { FollowError, type LiveSource } from "./follow.ts";

export async function findSources(
  context: Context,
  asker: Asker,
  { workspaceId, cursor }: { workspaceId: string; cursor: Cursor },
): Promise<LiveSource[]> {
  const own = await findOwn(context, asker);
  const { merchantId, accountId } = partsOf(own, workspaceId);
  const [missing] = own.away;
  if (merchantId === undefined && accountId === undefined) {
    throw missing === undefined ? notForwarded() : gatewayRefusals.away(missing);
  }
  const existing = own.accounts.find(({ id }) => id === accountId)?.subdomain;
  const payments: LiveSource = {
    side: "payments",
    locate: async () => `/merchants/${merchantId}/events/stream`,
    lastId: cursor.payments,
  };
  const scheduling: LiveSource = {
    side: "scheduling",
    locate: async () => {
      const subdomain = existing ?? (await findSubdomain(context, asker, accountId!));
      return `/v1/${subdomain}/changes/stream`;
    },
    lastId: cursor.scheduling,
  };
  return [
    ...(merchantId === undefined ? [] : [payments]),
    ...(accountId === undefined ? [] : [scheduling]),
  ];
}

function partsOf(
  { places, rows, away }: Own,
  workspaceId: string,
): { merchantId: string | undefined; accountId: number | undefined } {
  const workspace = places.find(({ id }) => id === workspaceId);
  const row = workspace && rows.find(({ id }) => id === workspaceId);
  const unseen = {
    merchantId: away.includes("payments") ? row?.merchantId : undefined,
    accountId: away.includes("scheduling") ? row?.accountId : undefined,
  };
  return {
    merchantId: workspace?.merchant?.id ?? unseen.merchantId ?? undefined,
    accountId: workspace?.account?.id ?? unseen.accountId ?? undefined,
  };
}

async function findSubdomain(context: Context, asker: Asker, accountId: number): Promise<string> {
  const url = `/v1/accounts/${accountId}`;
  const answer = await askAs(context, asker, { aud: "scheduling", method: "GET", url });
  if (answer?.status !== 200) throw new FollowError(answer?.status ?? 503);
  return (answer.body as { subdomain: string }).subdomain;
}
