// A fee is asked for by a key that was stored before, so that it is made once, whatever is lost.
import type { Context } from "../../ground/context.ts";
import type { ChargeClaim } from "../../money/charges/claims.store.ts";
import { findConnection } from "../../money/connections/store.ts";
import { type Payment, type Till, TillTrouble, troubleOf } from "../../money/till/till.ts";

/** What came of asking: the payment that was made, or why none was and none will be. */
export type FeeTurn = { is: "asked"; seen: Payment } | { is: "declined"; why: string };

/** For so long it is asked for by its key, which the payment service forgets after two days. */
const askedForMs = 24 * 60 * 60_000;

/** By then whatever was asked for by a key that was replaced has come to an end. */
const askingEndsMs = 60_000;

const final: readonly unknown[] = ["declined", "refused"];

/** Asks for a fee; throws where it is not known yet what came of that. */
export async function askFee(
  context: Pick<Context, "db" | "now">,
  till: Till,
  claim: ChargeClaim,
): Promise<FeeTurn> {
  const { origin, request, amount, currency, createdAt } = claim;
  if (origin === null || request === null) return { is: "declined", why: "nothing to ask by" };
  const sought = { origin, amount, request };
  const isLate = context.now().getTime() - createdAt.getTime() >= askedForMs;
  if (isLate) return foundAs(await findLate(till, sought));
  if (await isReconnected(context, claim)) {
    const made = await findAgain(till, sought);
    if (made !== undefined) return foundAs(made);
  }
  const asked = await ask(till, { ...sought, currency });
  if (!("why" in asked)) return { is: "asked", seen: await till.read(asked.id) };
  // What was asked before, and had no answer that is known to be one, may have been made.
  const made = await findAgain(till, sought);
  return made?.successful === true ? foundAs(made) : asked;
}

/**
 * Whether the key may be another one than the fee was asked for by, as each app has request keys of
 * its own; throws until it is known what came of that.
 */
async function isReconnected(
  { db, now }: Pick<Context, "db" | "now">,
  { accountId, createdAt }: ChargeClaim,
): Promise<boolean> {
  const connection = await findConnection(db, accountId);
  const since = connection?.updated_at;
  if (since === undefined || since < createdAt) return false;
  if (now().getTime() - since.getTime() >= askingEndsMs) return true;
  throw new TillTrouble("away", "the merchant was connected anew just now");
}

type Asked = { id: string } | Extract<FeeTurn, { is: "declined" }>;

interface Asking extends Pick<ChargeClaim, "amount" | "currency"> {
  origin: string;
  request: string;
}

/** What is refused for good is declined, as nothing was made; of anything else it is not known. */
async function ask(till: Till, { origin, ...later }: Asking): Promise<Asked> {
  try {
    const first = await till.read(origin);
    // Of a test merchant nobody else checks that.
    if (first.unplanned?.merchant !== true) return { is: "declined", why: "not agreed to" };
    const purpose = first.consents === undefined ? {} : ({ purpose: "no_show" } as const);
    return { id: await till.payLater({ transactionId: origin, ...later, ...purpose }) };
  } catch (error) {
    if (!final.includes(troubleOf(error))) throw error;
    return { is: "declined", why: error instanceof Error ? error.message : "refused" };
  }
}

const foundAs = (payment: Payment | undefined): FeeTurn =>
  payment?.successful === true
    ? { is: "asked", seen: payment }
    : { is: "declined", why: payment === undefined ? "not answered" : "declined" };

const mostPages = 100;

interface Sought {
  origin: string;
  amount: number;
  request: string;
}

/** The same after a day, when whoever knows nothing of its card has made nothing of it either. */
async function findLate(till: Till, sought: Sought): Promise<Payment | undefined> {
  try {
    return await findAgain(till, sought);
  } catch (error) {
    if (troubleOf(error) !== "unknown") throw error;
    return undefined;
  }
}

/** What was made by a request whose key is not known any more, among all of its card. */
async function findAgain(
  till: Till,
  { origin, amount, request }: Sought,
): Promise<Payment | undefined> {
  let pages = 0;
  for await (const page of till.madeFrom(await till.read(origin), amount)) {
    const made = page.find(({ custom }) => custom?.charge === request);
    if (made !== undefined) return made;
    pages += 1;
    if (pages === mostPages) throw new TillTrouble("away", "it has too many payments of one card");
  }
  return undefined;
}
