import { atomically } from "@frontdesk/database/atomically";
import { authenticate } from "../../../authentication/tds/authenticate.ts";
import { newTransactionId } from "../../../authentication/tds/ids.ts";
import { encode, messageVersion } from "../../../authentication/tds/messages.ts";
import { methodReturnPath } from "../../../authentication/tds/request.ts";
import {
  type Authentication,
  findOfOrder,
  insertAuthentication,
} from "../../../authentication/tds/store.ts";
import type { Context } from "../../../core/context.ts";
import { checkOrder, keyOf, type Payment } from "../check.ts";
import { refuseAfterDeclines } from "../declines.ts";
import { isAnswered, isSoftlyDeclined } from "../payment.ts";
import { challengeRefusals } from "../refusals.ts";
import type { OrderBody } from "../schema.ts";
import { getReceiver } from "../store.ts";
import { reserveTokens } from "../tokens.ts";
import { sealHint } from "./hints.ts";
import { type ChallengeName, methodOf } from "./next.ts";
import type { FetchAnswer, IframeAnswer } from "./schema.ts";
import { directoryOf, type SecureResult, secure } from "./secure.ts";

export interface TakeInput extends OrderBody {
  browser: { address: string; userAgent: string; accept: string; language: string };
}

type Due = Extract<SecureResult, { challenge: ChallengeName }> & { payment: Payment };

export async function takeMethod(context: Context, input: TakeInput): Promise<IframeAnswer> {
  const { payment, enrolment } = await due(context, input, "tds-fingerprint");
  if (typeof enrolment === "string") throw challengeRefusals.unavailable();
  const { id } = await begin(context, payment);
  const request = encode({
    threeDSServerTransID: id,
    threeDSMethodNotificationURL: `${context.settings.publicUrl}${methodReturnPath}`,
  });
  return {
    action: enrolment.methodUrl!,
    method: "POST",
    fields: { threeDSMethodData: request },
    timeout: context.tds.times.methodWithinMs,
    hints: [sealHint(context, payment.key, "method-silent")],
  };
}

/** Repeats get the same answer. */
export async function takeAuthentication(context: Context, input: TakeInput): Promise<FetchAnswer> {
  const { payment, ...match } = await due(context, input, "tds-authenticate");
  const authentication = match.authentication ?? (await begin(context, payment));
  const request =
    authentication.state === "begun"
      ? await askIssuer(context, { payment, authentication, input })
      : authentication;
  if (request === undefined || request.state === "asked") throw challengeRefusals.running();
  return { hints: [sealHint(context, payment.key, "asked")] };
}

export async function takeChallenge(context: Context, input: TakeInput): Promise<IframeAnswer> {
  const { payment, authentication } = await due(context, input, "tds-challenge");
  const { id, accessControlServerTransactionId, accessControlServerUrl, deadline } =
    authentication!;
  const creq = encode({
    messageType: "CReq",
    messageVersion,
    threeDSServerTransID: id,
    acsTransID: accessControlServerTransactionId!,
    challengeWindowSize: "03",
  });
  return {
    action: accessControlServerUrl!,
    method: "POST",
    fields: { creq },
    // EMV 3DS window size 03.
    width: 500,
    height: 600,
    timeout: Math.max(1, deadline.getTime() - context.now().getTime()),
    hints: [sealHint(context, payment.key, "returned")],
  };
}

async function due(context: Context, input: TakeInput, name: ChallengeName): Promise<Due> {
  const { order, hints, browser } = input;
  const key = await keyOf(context, order);
  const receiver = await getReceiver(context.db, key);
  if (isAnswered(receiver)) throw challengeRefusals.unavailable();
  const payment = await checkOrder(context, { key, receiver, order, hints });
  const { fingerprint } = payment;
  const { merchantId } = key;
  const payer = { merchantId, address: browser.address, test: receiver.test, fingerprint };
  await refuseAfterDeclines(context, payer);
  const secured = await secure(context, payment);
  if (secured.challenge !== name) throw challengeRefusals.unavailable();
  return { ...secured, payment };
}

async function begin(context: Context, payment: Payment): Promise<Authentication> {
  const { key, receiver } = payment;
  const { shard, merchantId, hash: orderHash } = key;
  const createdAt = context.now();
  const row = {
    shard,
    id: newTransactionId(shard),
    merchantId,
    orderHash,
    test: receiver.test,
    deadline: new Date(createdAt.getTime() + context.tds.times.methodWithinMs + 60_000),
    createdAt,
  };
  await atomically(context.db, async (db) => {
    await insertAuthentication(db, row);
    await reserveTokens(db, payment);
  });
  const begun = await findOfOrder(context.db, { shard, orderHash });
  if (begun === undefined) throw new Error(`authentication ${row.id} is gone`);
  return begun;
}

interface Question {
  payment: Payment;
  authentication: Authentication;
  input: TakeInput;
}

async function askIssuer(context: Context, { payment, authentication, input }: Question) {
  const { key, receiver, order, charge, number, hints } = payment;
  const directory = directoryOf(context, payment);
  if (directory === undefined) throw challengeRefusals.unavailable();
  return await authenticate(context, {
    authentication,
    directory,
    scenario: order.test,
    purchase: {
      card: { number: number.value, expiry: order.card.expiry },
      amount: charge.amount,
      currency: charge.currency.code,
      exponent: charge.currency.exponent,
      merchant: {
        id: key.merchantId,
        name: receiver.name ?? receiver.descriptor,
        website: receiver.website,
        country: receiver.company_country,
      },
      browser: input.browser,
      method: methodOf(hints) ?? "U",
      isMandated: isSoftlyDeclined(receiver),
    },
  });
}
