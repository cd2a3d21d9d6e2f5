import { readFileSync } from "node:fs";
import { createMockTransport } from "@frontdesk/rest";
import { describe, expect, it } from "vitest";
import { createClient } from "../src/client.ts";
import type { Operation } from "../src/openapi.ts";
import { createOperator } from "../src/operator/operator.ts";

const url = "https://payments.example.com";
const transport = createMockTransport(() => ({ body: "{}" }));
const client = createClient({ url, key: "k", transport });
const operator = createOperator({ url, key: "k", transport });
const { merchants, transactions, disputes, frauds, payments, webhooks } = client;
const content = new Uint8Array([1, 2]);
const assignment = { merchantId: "a", namingId: "b" };
const webhook = { merchantId: "a", id: "b" };

const input = JSON.parse("{}");
const challenge = (name: string) =>
  payments.challenge({ path: `/payments/challenges/tds-${name}` }, input);

const calls = {
  createApp: () => client.apps.create(),
  getMe: () => client.me(),
  createAppKey: () => client.apps.keys.create("a"),
  listAppKeys: () => client.apps.keys.list("a").page(),
  deleteAppKey: () => client.apps.keys.revoke("a", "b"),
  createMerchant: () => merchants.create(input),
  updateMerchant: () => merchants.update("a", input),
  getMerchant: () => merchants.get("a"),
  listIdentityMerchants: () => merchants.list("a").page(),
  createMerchantApp: () => merchants.apps.add("a", input),
  listMerchantApps: () => merchants.apps.list("a").page(),
  deleteMerchantApp: () => merchants.apps.remove("a", "b"),
  getMerchantBranding: () => merchants.branding("a"),
  updateMerchantBranding: () => merchants.setBranding("a", input),
  getMerchantRefundLimits: () => merchants.refundLimits("a"),
  updateMerchantRefundLimits: () => merchants.setRefundLimits("a", input),
  createMerchantKey: () => merchants.createKey("a", input),
  listMerchantActs: () => merchants.acts("a").page(),
  createMeClaim: () => merchants.askToClaim("a"),
  createMeClaimAcceptance: () => merchants.claim("a"),
  listMeMerchants: () => merchants.listOwn().page(),
  updateMerchantUser: () => merchants.users.update({ merchantId: "a", userId: "b" }, input),
  createMerchantUser: () => merchants.users.invite("a", input),
  listMerchantUsers: () => merchants.users.list("a").page(),
  deleteMerchantUser: () => merchants.users.remove("a", "b"),
  createMerchantLinkSecret: () => merchants.links.createSecret("a"),
  getMerchantLinks: () => merchants.links.get("a"),
  updateMerchantLinks: () => merchants.links.update("a", input),
  createMerchantLinkSignature: () => merchants.links.sign("a", input),
  updateMerchantTds: () => merchants.updateAuthentication("a", input),
  deleteMerchantCardBalances: () => merchants.resetCardBalances("a"),
  listMerchantLines: () => client.lines.list("a").page(),
  getLine: () => client.lines.get("a"),
  getMerchantTakings: () => client.lines.takings("a", input),
  listMerchantPayouts: () => client.payouts.list("a").page(),
  getPayout: () => client.payouts.get("a"),
  createMerchantBankRequest: () => merchants.bankRequests.create("a", input),
  listMerchantBankRequests: () => merchants.bankRequests.list("a").page(),
  searchMerchant: () => merchants.search("a", "b"),
  createMerchantTransaction: () => transactions.create("a", input),
  listMerchantTransactions: () => transactions.list("a").page(),
  captureTransaction: () => transactions.capture("a", input),
  refundTransaction: () => transactions.refund("a", input),
  voidTransaction: () => transactions.void("a", input),
  getTransaction: () => transactions.get("a"),
  createMerchantCard: () => client.cards.save("a", input),
  listMerchantCards: () => client.cards.list("a").page(),
  deleteCard: () => client.cards.delete("a"),
  getCard: () => client.cards.get("a"),
  listDisputes: () => disputes.list("a").page(),
  createDispute: () => disputes.open(input),
  getDispute: () => disputes.get("a"),
  createDisputeWin: () => disputes.win("a"),
  createDisputeLoss: () => disputes.lose("a"),
  answerDispute: () => disputes.answer("a", input),
  acceptDispute: () => disputes.accept("a"),
  updateDisputeFile: () => disputes.putFile("a", { name: "b", type: "image/png", content }),
  getDisputeFile: () => disputes.file("a", "b"),
  deleteDisputeFile: () => disputes.deleteFile("a", "b"),
  createFraud: () => frauds.report(input),
  listFrauds: () => frauds.list("a").page(),
  getFraud: () => frauds.get("a"),
  listEventTypes: () => client.events.types(),
  listMerchantEvents: () => client.events.list("a").page(),
  getMerchantEvent: () => client.events.get("a", "b"),
  getMerchantEventStream: () => client.events.stream("a").next(),
  createMerchantWebhook: () => webhooks.create("a", input),
  listMerchantWebhooks: () => webhooks.list("a").page(),
  getMerchantWebhook: () => webhooks.get(webhook),
  updateMerchantWebhook: () => webhooks.update(webhook, input),
  deleteMerchantWebhook: () => webhooks.delete(webhook),
  createMerchantWebhookSecret: () => webhooks.renewSecret(webhook),
  testWebhook: () => webhooks.test(webhook),
  recoverDeliveries: () => webhooks.recover(webhook, input),
  listMerchantWebhookDeliveries: () => webhooks.deliveries.list(webhook).page(),
  getMerchantWebhookDelivery: () => webhooks.deliveries.get(webhook, "a"),
  retryDelivery: () => webhooks.deliveries.retry(webhook, "a"),
  createVaultToken: () => client.vault.seal(input),
  createPayment: () => payments.create(input),
  createPaymentChallengeTdsFingerprint: () => challenge("fingerprint"),
  createPaymentChallengeTdsAuthenticate: () => challenge("authenticate"),
  createPaymentChallengeTdsChallenge: () => challenge("challenge"),
  listOperatorMerchants: () => operator.merchants.list().page(),
  createOperatorMerchantApproval: () => operator.merchants.approve("a"),
  updateOperatorMerchantPricing: () => operator.merchants.setPricing("a", input),
  updateOperatorMerchantBank: () => operator.merchants.setBank("a", input),
  updateOperatorMerchantTds: () => operator.merchants.setAuthentication("a", input),
  updateOperatorMerchantExpiry: () => operator.merchants.setExpiry("a", input),
  updateOperatorMerchantSuspension: () => operator.merchants.suspend("a", input),
  deleteOperatorMerchantSuspension: () => operator.merchants.resume("a"),
  createOperatorMerchantRescue: () => operator.merchants.rescue("a", input),
  listOperatorMerchantRescues: () => operator.merchants.rescues("a").page(),
  createOperatorMerchantOwner: () => operator.merchants.owners.name("a", input),
  listOperatorMerchantOwners: () => operator.merchants.owners.list("a").page(),
  createOperatorMerchantOwnerApproval: () => operator.merchants.owners.approve(assignment),
  createOperatorMerchantOwnerRefusal: () => operator.merchants.owners.refuse(assignment),
  getOperatorMerchant: () => operator.merchants.get("a"),
  getOperatorApp: () => operator.apps.get("a"),
  updateOperatorAppSuspension: () => operator.apps.suspend("a", input),
  deleteOperatorAppSuspension: () => operator.apps.resume("a"),
  listOperatorPersons: () => operator.persons("a"),
  listOperatorBankRequests: () => operator.bankRequests.list().page(),
  createOperatorBankRequestApproval: () => operator.bankRequests.approve("a"),
  createOperatorBankRequestRefusal: () => operator.bankRequests.refuse("a"),
  getOperatorTransaction: () => operator.transactions.get("a"),
  listOperatorDisputes: () => operator.disputes.list().page(),
  getOperatorDispute: () => operator.disputes.get("a"),
  getOperatorDisputeFile: () => operator.disputes.file("a", "b"),
  createOperatorDispute: () => operator.disputes.open(input),
  createOperatorFraud: () => operator.frauds.report(input),
  createOperatorDisputeWin: () => operator.disputes.win("a"),
  createOperatorDisputeLoss: () => operator.disputes.lose("a"),
  listOperatorPayouts: () => operator.payouts.list().page(),
  listOperatorPayoutProposals: () => operator.payouts.proposals(input),
  createOperatorPayout: () => operator.payouts.create(input),
  markOperatorPayoutPaid: () => operator.payouts.markPaid("a"),
  markOperatorPayoutReturned: () => operator.payouts.markReturned("a"),
  createOperatorPayoutExport: () => operator.payouts.export(input),
  getOperatorPayoutExport: () => operator.payouts.file("a"),
  listOperatorRates: () => operator.rates.list(),
  importOperatorRates: () => operator.rates.import(input),
  getOperatorHealth: () => operator.health(),
  createOperatorReconciliation: () => operator.reconcile(),
  createOperatorKeyRotation: () => operator.keyRotation.begin(),
  getOperatorKeyRotation: () => operator.keyRotation.get(),
  listOperatorActions: () => operator.actions().page(),
} satisfies Record<Operation, () => Promise<unknown>>;

const file = new URL("../../payments/openapi.json", import.meta.url);
const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
  paths: Record<string, Record<string, { operationId?: string }>>;
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId: name }]) =>
    name === undefined ? [] : { name, method: method.toUpperCase(), path },
  ),
);

const surface = {
  ".": ["createClient"],
  "./challenges": [],
  "./errors": [
    "AuthenticationError",
    "ConflictError",
    "ConnectionError",
    "NotFoundError",
    "PaymentError",
    "PaymentsError",
    "PermissionError",
    "ProcessingError",
    "RateLimitError",
    "ServerError",
    "ValidationError",
  ],
  "./operator": ["createOperator"],
  "./requests": [],
  "./types": [],
  "./webhook": ["WebhookError", "verifyWebhook"],
};

describe("published payments package", () => {
  const { exports } = JSON.parse(
    readFileSync(new URL("../package.json", import.meta.url), "utf8"),
  ) as { exports: Record<string, string> };

  it("has these modules", () => {
    expect(Object.keys(exports).sort()).toEqual(Object.keys(surface).sort());
  });

  it.each(Object.entries(surface))("has in %s: %j", async (at, names) => {
    const module: object = await import(new URL(`../${exports[at]}`, import.meta.url).href);
    expect(Object.keys(module).sort()).toEqual(names);
  });
});

describe("published payments clients", () => {
  it.each(operations)("have $name, $method $path", async ({ name, method, path }) => {
    await calls[name as Operation]();
    const { method: sent, url: address } = transport.requests.at(-1)!;
    const segments = path.replaceAll(/\{\w+\}/g, "[ab]");
    expect([sent, new URL(address).pathname]).toEqual([
      method,
      expect.stringMatching(new RegExp(`^${segments}$`)),
    ]);
  });

  it("have no request beyond the description", () => {
    expect(Object.keys(calls).sort()).toEqual(operations.map(({ name }) => name).sort());
  });
});
