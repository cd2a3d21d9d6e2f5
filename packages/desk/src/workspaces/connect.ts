/* Gives an account a key of its new test merchant. An idempotency key prevents a second one. */
import type { Context } from "../context.ts";
import { type Asker, askAs } from "../gateway/ask.ts";
import type { Own } from "./own.ts";
import { endConnecting, leaseConnecting } from "./store.ts";

interface ConnectInput {
  workspaceId: string;
  name: string;
  merchantId: string;
  subdomain: string;
}

/** After this lease a visit retries. */
const attemptMs = 60_000;

export async function connectWaiting(
  context: Context,
  asker: Asker,
  { rows, merchants, accounts }: Pick<Own, "rows" | "merchants" | "accounts">,
): Promise<void> {
  for (const { id, name, merchantId, accountId, connectAt } of rows) {
    const merchant = merchants.find((one) => one.id === merchantId);
    const account = accounts.find((one) => one.id === accountId);
    if (connectAt === null || merchant?.role !== "owner" || account?.owner !== true) continue;
    const { subdomain } = account;
    await connectBegun(context, asker, {
      workspaceId: id,
      name,
      merchantId: merchant.id,
      subdomain,
    });
  }
}

/** Skips a workspace under another request's lease. */
async function connectBegun(context: Context, asker: Asker, begun: ConnectInput): Promise<void> {
  const { db, now } = context;
  const { workspaceId } = begun;
  const next = new Date(now().getTime() + attemptMs);
  if (!(await leaseConnecting(db, { workspaceId, now: now(), next }))) return;
  if (await isSettled(context, asker, begun)) await endConnecting(db, workspaceId);
}

/** Connected, or refused: then only the owner can continue. */
async function isSettled(context: Context, asker: Asker, begun: ConnectInput): Promise<boolean> {
  const { workspaceId, name, merchantId, subdomain } = begun;
  const url = `/v1/${subdomain}/merchant`;
  const existing = await askAs(context, asker, { aud: "scheduling", method: "GET", url });
  if (existing?.status !== 404) return isAnswered(existing);
  const created = await askAs(context, asker, {
    ...({ aud: "payments", method: "POST", url: `/merchants/${merchantId}/keys` } as const),
    body: { name: keyName(name, subdomain) },
    idempotencyKey: `connect ${workspaceId}`,
  });
  if (created?.status !== 201) return isAnswered(created);
  const { id, key } = (created.body as { app: { id: string; key: string } }).app;
  const body = { merchant_id: merchantId, key, link_secret: null, url: null };
  const put = await askAs(context, asker, { aud: "scheduling", method: "PUT", url, body });
  if (!isAnswered(put)) return false;
  if (put?.status !== 200) {
    const app = `/merchants/${merchantId}/apps/${id}`;
    await askAs(context, asker, { aud: "payments", method: "DELETE", url: app });
  }
  return true;
}

type UpstreamReply = Awaited<ReturnType<typeof askAs>>;

const isAnswered = (answer: UpstreamReply) => answer !== undefined && answer.status < 500;

/** The booking page revokes older keys by this mark (`created-keys.ts`). */
function keyName(name: string, subdomain: string): string {
  const mark = ` · ${subdomain}`;
  return `Deposits of ${name}`.slice(0, 100 - mark.length) + mark;
}
