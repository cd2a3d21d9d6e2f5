/* A foreign answer may have at most a megabyte, and a payment can be large. Pages shrink after a
   too long answer. */

import { createHmac } from "node:crypto";
import { type Client, createClient } from "@frontdesk/payments-client";
import {
  AuthenticationError,
  NotFoundError,
  PaymentError,
  PaymentsError,
  PermissionError,
  ProcessingError,
  ValidationError,
} from "@frontdesk/payments-client/errors";
import type { Event } from "@frontdesk/payments-client/types";
import type { Outgoing } from "@frontdesk/platform/webhooks/outgoing";
import { decimalOf } from "@frontdesk/server/amounts";
import {
  type ConnectGateway,
  GatewayError,
  type GatewayErrorKind,
  type GatewayKey,
  type Payment,
  type PaymentGateway,
  type PaymentPageInput,
} from "./gateway.ts";

type LinkParameters = Record<string, string>;

const longestText = 600;

function linkParameters(input: PaymentPageInput): LinkParameters {
  const { amount, currency, reference, text, returnTo, until, locale } = input;
  const { noShow, balance = null, starts, color } = input;
  const isVerified = amount === 0;
  const agreed = noShow ?? balance;
  const limits = [
    ...(noShow === null ? [] : [`no_show:${noShow.limit}`]),
    ...(balance === null ? [] : [`balance:${balance.limit}`]),
  ];
  return {
    ...(isVerified ? { verify: "y" } : { currency, value: decimalOf({ amount, currency }) }),
    reference,
    text: [...text].slice(0, longestText).join(""),
    // Without a way back, the page stays the client's receipt.
    ...(returnTo === null ? { once: "y" } : { redirect: returnTo, back: returnTo }),
    until: until.toISOString(),
    capture: "n",
    locale,
    ...(agreed !== null && !isVerified && { recurring: "y" }),
    ...(agreed !== null && { consent: limits.join(","), given_at: agreed.givenAt }),
    starts,
    ...(color !== null && { color }),
  };
}

/** HMAC-SHA256 over all parameters, sorted by name. */
function signedUrl(page: string, parameters: LinkParameters, secret: string): string {
  const url = new URL(page);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const sorted = [...url.searchParams].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = new URLSearchParams(sorted).toString();
  const signature = createHmac("sha256", secret).update(text).digest("hex");
  url.searchParams.set("signature", signature);
  return url.href;
}

type Kinds = readonly (readonly [new (...values: never[]) => Error, GatewayErrorKind])[];

/** Only the payment service can produce these. */
const own: Kinds = [
  [ProcessingError, "declined"],
  [ValidationError, "refused"],
  [PaymentError, "refused"],
];

/** A proxy can produce these too. */
const byStatus: Kinds = [
  [AuthenticationError, "key"],
  [PermissionError, "forbidden"],
  [NotFoundError, "unknown"],
];

// Unrelated to the card: the outcome is unknown, or no conversion rate exists.
const passing = new Set([1, 12]);

async function report<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentsError) throw new GatewayError(kindOf(error), error.message, error);
    throw new GatewayError("away", "the answer is not one of the payment service", error);
  }
}

function kindOf(error: PaymentsError): GatewayErrorKind {
  if (error instanceof ProcessingError && passing.has(Number(error.code))) return "away";
  const gatewayErrorKind = kindAmong(own, error);
  if (gatewayErrorKind !== undefined) return gatewayErrorKind;
  // The payment service sets a request id; a proxy's page does not.
  if (error.requestId === undefined) return "away";
  if (error.status === 410) return "gone";
  return kindAmong(byStatus, error) ?? "away";
}

const kindAmong = (kinds: Kinds, error: PaymentsError): GatewayErrorKind | undefined =>
  kinds.find(([Kind]) => error instanceof Kind)?.[1];

const timeoutMs = 5_000;

type Transport = NonNullable<Parameters<typeof createClient>[0]["transport"]>;

export interface GatewayParts {
  ownUrl: string | undefined;
  transport?: Transport | undefined;
  /** Calls to addresses chosen by accounts. */
  outgoing: Pick<Outgoing, "ask">;
}

/** HTTP even within one process. */
export function tillsOverHttp({ ownUrl, transport, outgoing }: GatewayParts): ConnectGateway {
  const guarded: Transport = ({ method, url, headers, body }, { signal }) =>
    outgoing.ask({ method, url, headers, body, signal });
  return (key) => {
    if (key.url === null && ownUrl === undefined) {
      throw new GatewayError("away", "this installation has no payment service");
    }
    const carrying = key.url === null ? transport : guarded;
    const url = key.url ?? ownUrl!;
    const client = createClient({
      url,
      key: key.key,
      retries: 0,
      timeoutMs,
      ...(carrying !== undefined && { transport: carrying }),
    });
    return gatewayOf(client, key);
  };
}

function gatewayOf(client: Client, key: GatewayKey): PaymentGateway {
  const { merchantId, linkSecret } = key;
  const { transactions, merchants } = client;
  return {
    merchant: () =>
      report(async () => {
        const { name, descriptor, currency, test, claim } = await merchants.get(merchantId);
        return { name: name ?? descriptor, currency, isTest: test, claims: { ...claim } };
      }),
    linkTo: (input) => report(() => linkTo(client, key, input)),
    takesLinkSecret: () =>
      report(async () => {
        const left = timeLeft();
        const { url, hasSecret } = await merchants.links.get(merchantId, left());
        if (!hasSecret) return false;
        const own = new URL(signedUrl(url, sample, linkSecret ?? "")).searchParams;
        const { signature } = await merchants.links.sign(merchantId, sample, left());
        return own.get("signature") === signature;
      }),
    find: (reference) =>
      report(() => transactions.list(merchantId, { filter: { reference } }).page()),
    since: (start) =>
      portionsOf((page) => transactions.list(merchantId, page), { after: start ?? new Date(0) }),
    madeFrom: ({ id: card, created: from }, amount) => {
      const filter = { card, from, amount: { min: amount, max: amount } };
      const list = (page: Portion) => transactions.list(merchantId, { ...page, filter });
      return portionsOf(list, { after: new Date(from) });
    },
    newest: () =>
      report(async () => {
        const [newest] = await transactions.list(merchantId, { pageSize: 1 }).page();
        return newest === undefined ? null : new Date(newest.created);
      }),
    async *events(after) {
      const pages = portionsOf((page) => client.events.list(merchantId, page), { after });
      for await (const page of pages) yield await report(async () => page.map(eventOf));
    },
    newestEvent: () =>
      report(async () => {
        const [newest] = await client.events.list(merchantId, { pageSize: 1 }).page();
        return newest?.id ?? null;
      }),
    read: (id) => report(async () => checkedPayment(await transactions.get(id))),
    move: (id, { kind, amount, key: idempotencyKey }) =>
      report(async () =>
        checkedPayment(await transactions[kind](id, { amount }, { idempotencyKey })),
      ),
    payLater: ({ request, ...later }) =>
      report(async () => {
        const query = { ...later, custom: { charge: request } };
        const idempotencyKey = `fee-${request}`;
        return (await transactions.create(merchantId, query, { idempotencyKey })).id;
      }),
  };
}

const eventOf = ({ id, type, data }: Event) => ({ id, type, transactionId: paymentIn(data) });

function checkedPayment(payment: Payment): Payment {
  if (typeof payment.id !== "string") throw new TypeError("the payment has no id");
  return payment;
}

/** The calls of one action share a timeout. */
function timeLeft(): () => { timeoutMs: number } {
  const until = performance.now() + timeoutMs;
  return () => ({ timeoutMs: Math.max(1, until - performance.now()) });
}

function paymentIn(about: Event["data"]): string | undefined {
  if ("transaction" in about) return about.transaction.id;
  return "dispute" in about ? about.dispute.transactionId : undefined;
}

const sample = { currency: "EUR", value: "1.00", reference: "sample", capture: "n" };

/** The customer could remove the agreement to a fee from an unsigned link. */
async function linkTo(client: Client, key: GatewayKey, input: PaymentPageInput): Promise<string> {
  const { merchantId, linkSecret } = key;
  const { links } = client.merchants;
  const left = timeLeft();
  const { url, hasSecret } = await links.get(merchantId, left());
  const once = { ...linkParameters(input), once: "y" };
  if (linkSecret !== null) return signedUrl(url, once, linkSecret);
  if (!hasSecret) await createSecret(links, { merchantId, ...left() });
  const signed = await links.sign(merchantId, once, left());
  if (!URL.canParse(signed.url)) throw new TypeError("the payment link is not a URL");
  return signed.url;
}

interface SecretQuery {
  merchantId: string;
  timeoutMs: number;
}

/** A concurrent call may win; its secret stays. */
async function createSecret(
  links: Client["merchants"]["links"],
  { merchantId, timeoutMs }: SecretQuery,
): Promise<void> {
  try {
    await links.createSecret(merchantId, { replace: false, timeoutMs });
  } catch (error) {
    if (!(error instanceof PaymentsError && error.status === 409)) throw error;
  }
}

interface Portion {
  after: string | Date;
  pageSize: number;
}

const usualSize = 50;

async function* portionsOf<Item extends { id: string }>(
  list: (page: Portion) => { page(): Promise<Item[]> },
  { after }: Pick<Portion, "after">,
): AsyncGenerator<Item[], void> {
  let last = after;
  let pageSize = usualSize;
  for (;;) {
    const request = { after: last, pageSize };
    let items: Item[];
    try {
      items = await report(async () => listed(await list(request).page()));
    } catch (error) {
      if (pageSize === 1 || !isTooLong(error)) throw error;
      pageSize = Math.ceil(pageSize / 2);
      continue;
    }
    if (items.length > 0) yield items;
    if (items.length < pageSize) return;
    last = items.at(-1)!.id;
  }
}

function listed<Item>(items: Item[]): Item[] {
  if (!Array.isArray(items)) throw new TypeError("the response is not a list");
  return items;
}

const tooLong: readonly unknown[] = ["ANSWER_TOO_LONG", "response_too_large"];

function isTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isReported = "code" in error && tooLong.includes(error.code);
  return isReported || isTooLong(error.cause);
}
