/* Responses of the payment API. Amounts are whole minor units (995 is EUR 9.95), times are ISO
   8601 text in UTC. Ids are 24 hexadecimal digits that sort by creation. */
import type { AnswerOf, BodyOf, components } from "./openapi.ts";

type Entry<List extends readonly unknown[]> = List[number];

/** An app with its secret key, shown only now. */
export type App = AnswerOf<"createApp">["app"];

/** Owner of the client's key. */
export type Identity = AnswerOf<"getMe">["identity"];

export type AppKey = Entry<AnswerOf<"listAppKeys">>;

/** A further secret key, shown only now. */
export type NewAppKey = AnswerOf<"createAppKey">["key"];

/** Receives payments. */
export type Merchant = AnswerOf<"getMerchant">["merchant"];

/** A person with access or an invitation; the name appears after acceptance. */
export type User = Entry<AnswerOf<"listMerchantUsers">>;

export type Role = User["role"];

/** A merchant with the person's role. */
export type OwnMerchant = Entry<AnswerOf<"listMeMerchants">>;

/** Refund limits of people in 24 hours, in minor units of the merchant's currency. */
export type Branding = AnswerOf<"getMerchantBranding">;
export type RefundLimits = AnswerOf<"getMerchantRefundLimits">;

export type MerchantAct = Entry<AnswerOf<"listMerchantActs">>;

/** The key appears only for the calling app. */
export type MerchantApp = Entry<AnswerOf<"listMerchantApps">>;

export type LinkSettings = AnswerOf<"getMerchantLinks">;

/** A payment link protected against changes. */
export type SignedLink = AnswerOf<"createMerchantLinkSignature">;

/** An entry of a merchant's balance; exactly one of the four kinds is present and true. */
export type Line = AnswerOf<"getLine">;

export type BankRequest = Entry<AnswerOf<"listMerchantBankRequests">>;

export type Claimed = AnswerOf<"createMeClaimAcceptance">["merchant"];

export type Found = AnswerOf<"searchMerchant">["found"];

/** Revenue by day, in minor units of the merchant's currency. */
export type Takings = AnswerOf<"getMerchantTakings">["takings"];

/** A part of a merchant's balance on its way to a bank, or there. */
export type Payout = Entry<AnswerOf<"listMerchantPayouts">>;

export type PaidOut = AnswerOf<"getPayout">["payout"];

/** The amount is in minor units. */
export type Money = Line["amount"];

/** Amounts are minor units of its currency. */
export type Transaction = AnswerOf<"getTransaction">["transaction"];

/** An operation or dispute; exactly one of capture, refund, void and dispute is present. */
export type TrailEntry = Entry<Transaction["trail"]>;

export type Scheme = Transaction["card"]["scheme"];

/** Reason of a failed payment. */
export type ProcessingFailure = Exclude<Transaction["error"], false>;

/** Also names the failed transaction, if stored. */
export type Declined = components["schemas"]["Declined"];

/**
 * One payment, or a repeated one, of a plan: either `scheduled` or `repeat` is present. Dates are
 * ISO 8601, days or moments; parts of a plan follow each other.
 */
export type PlannedPayment = Entry<NonNullable<Transaction["plan"]>>;

/** With explicit decimals: exponent 2 and value 995 is 9.95. */
export type ScaledMoney = PlannedPayment["amount"];

/** Initiators of further payments. */
export type Unplanned = NonNullable<Transaction["unplanned"]>;

/** Any data of the merchant, at most 50 KB as JSON. */
export type Custom = NonNullable<Transaction["custom"]>;

export type Card = AnswerOf<"getCard">["card"];

/** A charge contested by the cardholder. */
export type Dispute = AnswerOf<"getDispute">["dispute"];

/**
 * A report of a card's use by another person. Reasons: 0 misc, 1 fraudulent usage, 2 fraudulent
 * application, 3 counterfeit, 4 account takeover, 5 card not delivered, 6 card stolen, 7 card lost,
 * 8 cardholder manipulated.
 */
export type Fraud = AnswerOf<"getFraud">["fraud"];

/** A sealed card number or security code, good for ten minutes and one order. */
export type Token = BodyOf<"createPayment">["card"]["number"];

/** A problem of one field; parts of an object are dotted: `company.country`. */
export type Problem = Entry<components["schemas"]["Problems"]>;

/** One object shape per `type`. */
export type Event = components["schemas"]["Event"];

/** An address that receives events. */
export type Webhook = AnswerOf<"getMerchantWebhook">["webhook"];

/** A webhook with its secret, shown only now. */
export type CreatedWebhook = AnswerOf<"createMerchantWebhook">["webhook"];

/** Response to the example, or the reason for none. */
export type TriedWebhook = AnswerOf<"testWebhook">;

export type Delivery = Entry<AnswerOf<"listMerchantWebhookDeliveries">>;

/** A delivery with its body and every attempt. */
export type TriedDelivery = AnswerOf<"getMerchantWebhookDelivery">["delivery"];

/** A type of events, with description and example. */
export type EventType = Entry<AnswerOf<"listEventTypes">>;
