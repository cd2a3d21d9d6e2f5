import type { Event, Merchant } from "@frontdesk/payments-client/types";
import { isReadableSecret, newSecret } from "@frontdesk/platform/webhooks/signature";
import { forwardTo } from "./forward.ts";
import { merchantOf, startOf } from "./merchants.ts";
import { asApp, type Shop } from "./shop.ts";
import { clean } from "./table.ts";
import { createEventPrinter } from "./telling.ts";

/** Unparsed. */
export interface ListenOptions {
  forwardTo?: string;
  merchant?: string[];
  types?: string;
  after?: string;
  secret?: string;
}

const mostMerchants = 50;

export async function listen(options: ListenOptions, json: boolean): Promise<void> {
  const target = options.forwardTo === undefined ? undefined : addressOf(options.forwardTo);
  const after = options.after === undefined ? undefined : idOf(options.after);
  const secret = options.secret === undefined ? newSecret() : secretOf(options.secret);
  await asApp(async (client, url) => {
    const types = await typesOf(client, options.types);
    const merchants = await merchantsOf(client, options.merchant);
    // No event after the greeting is lost.
    const starts = await Promise.all(merchants.map(({ id }) => startOf(client, id, after)));
    const forward = target === undefined ? undefined : forwardTo(target, secret);
    const { begin, tell } = createEventPrinter(
      { out: process.stdout, err: process.stderr, json },
      forward,
    );
    begin([
      ["Service", url],
      ...merchants.map((merchant) => ["Merchant", nameOf(merchant)] as const),
      ...(target === undefined
        ? []
        : ([
            ["Forwarding", target],
            ["Secret", secret],
          ] as const)),
    ]);
    const stopping = new AbortController();
    const { signal } = stopping;
    async function followOne({ id }: Merchant, index: number): Promise<void> {
      const events = client.events.follow(id, { types, after: starts[index], signal });
      for await (const event of events) await tell(event);
    }
    // Partial output would mislead.
    await Promise.all(merchants.map(followOne)).finally(() => stopping.abort());
  });
}

function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url.href;
  throw new Error(`--forward-to must be an address with http:// or https://, not ${text}`);
}

function idOf(text: string): string {
  if (/^[0-9a-f]{24}$/.test(text)) return text;
  throw new Error(`--after must be an event id, not ${text}`);
}

function secretOf(text: string): string {
  if (text !== "" && isReadableSecret(text)) return text;
  throw new Error("--secret must be whsec_ and base64, or any other text");
}

/** Throws without any matching type. */
async function typesOf(
  client: Shop,
  text: string | undefined,
): Promise<Event["type"][] | undefined> {
  if (text === undefined) return undefined;
  const existing = (await client.events.types()).map(({ type }) => type);
  const targets = text.split(",").map((name) => name.trim());
  const none = targets.filter((name) => !existing.some((type) => isOf(type, name)));
  if (none.length > 0) throw new Error(`Unknown event types: ${none.join(", ")}`);
  return targets as Event["type"][];
}

function isOf(type: string, expected: string): boolean {
  return expected.endsWith("*") ? type.startsWith(expected.slice(0, -1)) : type === expected;
}

async function merchantsOf(client: Shop, named: readonly string[] = []): Promise<Merchant[]> {
  const ids = [...new Set(named)];
  if (ids.length > 0) return await Promise.all(ids.map((id) => merchantOf(client, id)));
  const { id } = await client.me();
  const own = await client.merchants.list(id, { pageSize: mostMerchants + 1 }).page();
  if (own.length === 0) throw new Error("The app has no merchant yet");
  if (own.length <= mostMerchants) return own;
  throw new Error(`The app has more than ${mostMerchants} merchants: choose some with --merchant`);
}

function nameOf({ id, name, test }: Merchant): string {
  const words = [clean(name ?? ""), id].filter((word) => word !== "").join(" ");
  return test ? `${words}, test` : words;
}
