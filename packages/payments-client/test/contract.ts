/* Each client type equals the server's schema if this file compiles. */
import type { Static } from "typebox";
import type * as links from "../../payments/src/acceptance/links/signatures/schema.ts";
import type * as challenges from "../../payments/src/acceptance/payments/challenges/schema.ts";
import type * as payments from "../../payments/src/acceptance/payments/schema.ts";
import type * as cards from "../../payments/src/card-payments/cards/schema.ts";
import type * as disputes from "../../payments/src/card-payments/disputes/schema.ts";
import type * as frauds from "../../payments/src/card-payments/frauds/schema.ts";
import type * as transactions from "../../payments/src/card-payments/transactions/schema.ts";
import type * as ledger from "../../payments/src/core/ledger/line.schema.ts";
import type { CustomerCode } from "../../payments/src/core/processing.ts";
import type * as lines from "../../payments/src/ledger/lines/schema.ts";
import type * as payouts from "../../payments/src/ledger/payouts/schema.ts";
import type * as revenue from "../../payments/src/ledger/revenue/schema.ts";
import type * as search from "../../payments/src/ledger/search/schema.ts";
import type * as events from "../../payments/src/notifications/events/schema.ts";
import type * as deliveries from "../../payments/src/notifications/webhooks/deliveries/schema.ts";
import type * as webhooks from "../../payments/src/notifications/webhooks/schema.ts";
import type * as apps from "../../payments/src/parties/apps/schema.ts";
import type * as merchantApps from "../../payments/src/parties/merchants/apps/schema.ts";
import type * as merchants from "../../payments/src/parties/merchants/schema.ts";
import type * as users from "../../payments/src/parties/merchants/users/schema.ts";
import type * as challenged from "../src/challenges.ts";
import type { PaymentErrorCode } from "../src/errors.ts";
import type * as sent from "../src/requests.ts";
import type * as answered from "../src/types.ts";

/** Distinguishes types by optional properties. A bare object type means any object. */
type Spelling<Type> = Type extends readonly (infer Item)[]
  ? Spelling<Item>[]
  : Type extends object
    ? IsOpen<keyof Type> extends true
      ? Record<string, unknown>
      : { [Key in keyof Type]-?: SpelledProperty<Type, Key> }
    : Type;

type IsOpen<Keys> = [Keys] extends [never] ? true : string extends Keys ? true : false;

type SpelledProperty<Type, Key extends keyof Type> = {
  optional: Record<never, never> extends Pick<Type, Key> ? true : false;
  value: Spelling<Exclude<Type[Key], undefined>>;
};

type Within<Left, Right> = [Left] extends [Right] ? true : false;
type Same<Left, Right> = [Spelling<Left>, Spelling<Right>] extends [Spelling<Right>, Spelling<Left>]
  ? true
  : false;
type Proof<Answers extends Record<string, true>> = Answers;

type Item<List> = List extends (infer Entry)[] ? Entry : never;
type FilterOf<Query extends { filter?: object }> = Exclude<Query["filter"], undefined>;
type NewMerchantOfServer = Static<typeof merchants.NewMerchant>;
type ChangesOfServer = Static<typeof merchants.MerchantChanges>;
type NewTransactionOfServer = Static<typeof transactions.NewTransaction>;
type OrderOfServer = Static<typeof payments.NewPayment>;
type PlannedOfServer = Item<OrderOfServer["plan"]>;

type CodesOfOthers = "INTERNAL_ERROR" | "ENDPOINT_NOT_FOUND";

export type AnswerChecks = Proof<{
  app: Same<answered.App, Static<typeof apps.AppAnswer>["app"]>;
  identity: Same<answered.Identity, Static<typeof apps.MeAnswer>["identity"]>;
  key: Same<answered.AppKey, Item<Static<typeof apps.KeyList>>>;
  newKey: Same<answered.NewAppKey, Static<typeof apps.KeyAnswer>["key"]>;
  merchant: Same<answered.Merchant, Static<typeof merchants.Merchant>>;
  merchantApp: Same<answered.MerchantApp, Item<Static<typeof merchantApps.AssociationList>>>;
  signedLink: Same<answered.SignedLink, Static<typeof links.SignedLink>>;
  user: Same<answered.User, Item<Static<typeof users.UserList>>>;
  invited: Same<{ isMember: boolean }, Static<typeof users.InvitationResponse>>;
  event: Same<answered.Event, events.Event>;
  webhook: Same<answered.Webhook, Item<Static<typeof webhooks.WebhookList>>>;
  createdWebhook: Same<answered.CreatedWebhook, Static<typeof webhooks.CreatedWebhook>["webhook"]>;
  triedWebhook: Same<answered.TriedWebhook, Static<typeof deliveries.TryResponse>>;
  delivery: Same<answered.Delivery, Static<typeof deliveries.EventDelivery>>;
  triedDelivery: Same<answered.TriedDelivery, Static<typeof deliveries.WholeDelivery>>;
  line: Same<answered.Line, Static<typeof ledger.Line>>;
  found: Same<answered.Found, Static<typeof search.SearchResponse>["found"]>;
  takings: Same<answered.Takings, Static<typeof revenue.RevenueAnswer>["takings"]>;
  payout: Same<answered.Payout, Static<typeof payouts.Payout>>;
  paidOut: Same<answered.PaidOut, Static<typeof payouts.PaidOutAnswer>["payout"]>;
  transaction: Same<answered.Transaction, Static<typeof transactions.Transaction>>;
  trailEntry: Same<answered.TrailEntry, Static<typeof transactions.TrailEntry>>;
  card: Same<answered.Card, Static<typeof cards.SavedCard>>;
  dispute: Same<answered.Dispute, Static<typeof disputes.Dispute>>;
  fraud: Same<answered.Fraud, Static<typeof frauds.Fraud>>;
  token: Same<answered.Token, Static<typeof payments.Token>>;
  paid: Same<challenged.Paid, Static<typeof payments.PaidResponse>>;
  challenges: Same<challenged.Challenges, Static<typeof challenges.Challenges>>;
  fetchAnswer: Same<challenged.FetchAnswer, Static<typeof challenges.FetchAnswer>>;
  frameAnswer: Same<challenged.FrameAnswer, Static<typeof challenges.IframeAnswer>>;
  paymentErrorCode: Same<PaymentErrorCode | CodesOfOthers, CustomerCode>;
}>;

export type RequestChecks = Proof<{
  merchant: Same<sent.NewMerchant, NewMerchantOfServer>;
  merchantChanges: Same<
    sent.MerchantChanges,
    Pick<ChangesOfServer, "name" | "email" | "descriptor">
  >;
  linkParameters: Same<sent.LinkParameters, Static<typeof links.LinkParameters>>;
  lineFilter: Same<sent.LineFilter, FilterOf<Static<typeof lines.LineQuery>>>;
  takings: Same<sent.TakingsQuery, Static<typeof revenue.RevenueQuery>>;
  payoutFilter: Same<sent.PayoutFilter, FilterOf<Static<typeof payouts.OwnPayoutQuery>>>;
  paidLines: Same<sent.PaidLinesQuery, Static<typeof payouts.PaidLinesQuery>>;
  webhook: Same<sent.NewWebhook, Static<typeof webhooks.NewWebhook>>;
  webhookChanges: Same<sent.WebhookChanges, Static<typeof webhooks.WebhookChanges>>;
  recovery: Same<sent.RecoveryStart, Static<typeof deliveries.Recovery>>;
  deliveryFilter: Same<sent.DeliveryFilter, FilterOf<Static<typeof deliveries.DeliveryQuery>>>;
  eventFilter: Same<sent.EventFilter, FilterOf<Static<typeof events.EventQuery>>>;
  transaction: Within<sent.NewTransaction, NewTransactionOfServer>;
  transactionFilter: Same<
    Omit<sent.TransactionFilter, "card">,
    Omit<FilterOf<Static<typeof transactions.TransactionQuery>>, "card">
  >;
  disputeFilter: Same<
    sent.DisputeFilter,
    Omit<Static<typeof disputes.DisputeQuery>["filter"], "merchantId">
  >;
  capture: Same<sent.NewCapture, Static<typeof transactions.NewCapture>>;
  refund: Same<sent.NewRefund, Static<typeof transactions.NewRefund>>;
  void: Same<sent.NewVoid, Static<typeof transactions.NewVoid>>;
  card: Same<sent.NewCard, Static<typeof cards.NewCard>>;
  dispute: Same<sent.NewDispute, Static<typeof disputes.NewDispute>>;
  answer: Same<sent.NewAnswer, Static<typeof disputes.NewAnswer>>;
  fraud: Same<sent.NewFraud, Static<typeof frauds.NewFraud>>;
  secret: Same<sent.Secret, Static<typeof payments.Secret>>;
  order: Same<Omit<sent.Order, "unplanned">, Omit<OrderOfServer, "unplanned" | "hints">>;
  hints: Within<sent.HintedOrder["hints"], OrderOfServer["hints"]>;
  unplanned: Within<sent.Order["unplanned"], OrderOfServer["unplanned"]>;
  plannedPayment: Same<answered.PlannedPayment, PlannedOfServer>;
  scenario: Same<sent.Scenario, Exclude<OrderOfServer["test"], undefined>>;
}>;
