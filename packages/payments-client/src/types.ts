/*
 * What the payment API answers with. Amounts are whole minor units (995 is EUR 9.95), times are
 * ISO 8601 text in UTC, ids are 24 hexadecimal digits that sort by creation.
 */
import type { AnswerOf, BodyOf, components } from "./openapi.ts";

type Entry<List extends readonly unknown[]> = List[number];

/** An app's identity and its key, which is secret and shown only this once. */
export type App = AnswerOf<"createApp">["app"];

/** Who the key of the client belongs to. */
export type Identity = AnswerOf<"getMe">["identity"];

/** One of the keys of an app, as listed: by what it begins with. */
export type AppKey = Entry<AnswerOf<"listAppKeys">>;

/** A further key of an app, which is secret and shown only this once. */
export type NewAppKey = AnswerOf<"createAppKey">["key"];

/** An account that payments are made to. */
export type Merchant = AnswerOf<"getMerchant">["merchant"];

/** Somebody with access to a merchant, or invited to it; the name is there once they accepted. */
export type User = Entry<AnswerOf<"listMerchantUsers">>;

/** What a user of a merchant may do there. */
export type Role = User["role"];

/** A merchant of a person, with their role there. */
export type OwnMerchant = Entry<AnswerOf<"listMeMerchants">>;

/** How much persons may refund in 24 hours, in minor units of the merchant's currency. */
export type RefundLimits = AnswerOf<"getMerchantRefundLimits">;

/** Something that somebody did at a merchant. */
export type MerchantAct = Entry<AnswerOf<"listMerchantActs">>;

/** An app with access to a merchant; the key is only with the one that asks. */
export type MerchantApp = Entry<AnswerOf<"listMerchantApps">>;

/** What a merchant says of its payment links. */
export type LinkSettings = AnswerOf<"getMerchantLinks">;

/** A payment link of which nobody can change anything. */
export type SignedLink = AnswerOf<"createMerchantLinkSignature">;

/** A movement of a merchant's balance; exactly one of the four kinds is present and true. */
export type Line = AnswerOf<"getLine">;

/** A bank account that a merchant asked for. */
export type BankRequest = Entry<AnswerOf<"listMerchantBankRequests">>;

/** A test merchant that somebody claimed. */
export type Claimed = AnswerOf<"createMeClaimAcceptance">["merchant"];

/** What a search found, by what it is. */
export type Found = AnswerOf<"searchMerchant">["found"];

/** What a merchant took, day by day, in minor units of its currency. */
export type Takings = AnswerOf<"getMerchantTakings">["takings"];

/** A part of a merchant's balance on its way to a bank, or there. */
export type Payout = Entry<AnswerOf<"listMerchantPayouts">>;

/** A payout with the lines that it pays out. */
export type PaidOut = AnswerOf<"getPayout">["payout"];

/** An amount of a currency, in minor units. */
export type Money = Line["amount"];

/** A payment. Its amounts are minor units of its currency. */
export type Transaction = AnswerOf<"getTransaction">["transaction"];

/** Something done to a transaction; exactly one of capture, refund, void and dispute is present. */
export type TrailEntry = Entry<Transaction["trail"]>;

/** The network of a card. */
export type Scheme = Transaction["card"]["scheme"];

/** Why a payment was not made. */
export type ProcessingFailure = Exclude<Transaction["error"], false>;

/** What a declined payment is answered with: also the failed transaction, if stored. */
export type Declined = components["schemas"]["Declined"];

/**
 * One payment, or a repeated one, of a plan: either `scheduled` or `repeat` is present. Dates are
 * ISO 8601, days or moments; parts of a plan follow each other.
 */
export type PlannedPayment = Entry<NonNullable<Transaction["plan"]>>;

/** An amount with the decimals it counts spelled out: exponent 2 and value 995 is 9.95. */
export type ScaledMoney = PlannedPayment["amount"];

/** Who may start further payments. */
export type Unplanned = NonNullable<Transaction["unplanned"]>;

/** Any data of the merchant's, at most 50 KB as JSON. */
export type Custom = NonNullable<Transaction["custom"]>;

/** A saved card. */
export type Card = AnswerOf<"getCard">["card"];

/** A charge that the cardholder contests with the bank. */
export type Dispute = AnswerOf<"getDispute">["dispute"];

/**
 * A report that a card was used by somebody else. Reasons are 0 misc, 1 fraudulent usage, 2
 * fraudulent application, 3 counterfeit, 4 account takeover, 5 card not delivered, 6 card stolen, 7
 * card lost, 8 cardholder manipulated.
 */
export type Fraud = AnswerOf<"getFraud">["fraud"];

/** A sealed card number or security code, good for ten minutes and one order. */
export type Token = BodyOf<"createPayment">["card"]["number"];

/** What is wrong with one field of a request; parts of an object are dotted: `company.country`. */
export type Problem = Entry<components["schemas"]["Problems"]>;

/** What happened to a merchant: an object of its own for each `type`. */
export type Event = components["schemas"]["Event"];

/** An address that is told what happens to a merchant. */
export type Webhook = AnswerOf<"getMerchantWebhook">["webhook"];

/** A new webhook with its secret, which is shown only this once. */
export type CreatedWebhook = AnswerOf<"createMerchantWebhook">["webhook"];

/** What a webhook did with an example, or why it did nothing. */
export type TriedWebhook = AnswerOf<"testWebhook">;

/** An event on its way to a webhook. */
export type Delivery = Entry<AnswerOf<"listMerchantWebhookDeliveries">>;

/** The same with its body and every attempt. */
export type TriedDelivery = AnswerOf<"getMerchantWebhookDelivery">["delivery"];

/** A type of events: what happened, in words and by an example. */
export type EventType = Entry<AnswerOf<"listEventTypes">>;
