import { en } from "@frontdesk/desk/test/browser/texts";
import type { Page } from "playwright-core";
import type { Journey } from "../journey.ts";

const dialog = (page: Page) => page.getByRole("dialog").last();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

const merchant = "/operator/merchants/$id";
const payouts = "/operator/payouts";
const person = "/operator/persons/$id";

const one = /\/operator\/payments\/merchants\/\w+$/;
const day = "2026-01-01T00:00:00.000Z";
const iban = "DE02120300000000202051";
const banks = [
  /\/bank_?-?[rR]equests/,
  () => [{ id: "b1", merchantId: "m1", iban, state: "waiting", created: day }],
] as const;
// biome-ignore lint/suspicious/noExplicitAny: an answer of a service, changed by a test.
const merchantWith = (changes: (merchant: any) => object) =>
  // biome-ignore lint/suspicious/noExplicitAny: the same.
  [one, ({ merchant }: any) => ({ merchant: { ...merchant, ...changes(merchant) } })] as const;
const live = merchantWith(() => ({ test: false, owners: [] }));
const approvable = merchantWith(({ company, pricing }) => ({
  test: false,
  approved: null,
  website: "https://corner.example",
  bank: { iban },
  company: { ...company, country: "DK", number: "12345678" },
  pricing: { ...pricing, rate: 0.01 },
}));
const suspendedFrom = (from: object) =>
  merchantWith(() => {
    const nothing = { payments: false, captures: false, payouts: false };
    return { suspension: { ...nothing, ...from, reason: "Fraud" } };
  });
const assignment = {
  id: "n1",
  merchantId: "m1",
  state: "objected",
  due: day,
  created: day,
  ended: null,
  person: { id: "p1", email: "ann@example.com" },
  objectedBy: "bo@example.com",
};
const named = [/\/merchants\/\w+\/(?:owners|namings)/, () => [assignment]] as const;
const payout = {
  id: "p1",
  merchantId: "m1",
  merchantName: "Corner",
  amount: 500,
  currency: "EUR",
  state: "exported",
  exportId: "e1",
  created: day,
  bank: { iban },
};
const created = [/\/operator\/payments\/payouts\?/, () => [payout]] as const;
const proposal = {
  merchantId: "m1",
  name: "Corner",
  amount: 500,
  currency: "EUR",
  bank: { iban },
  held: null,
  refused: null,
};
const proposals = /\/payout-proposals/;

export const operatorWays: Readonly<Record<string, Journey>> = {
  "operator.approve": {
    at: merchant,
    responses: [approvable],
    press: (page) => button(page, en.operator.approval.approve).click(),
  },
  "operator.approveBank": {
    at: merchant,
    responses: [banks],
    press: (page) => button(page, en.merchants.approveBank).click(),
  },
  "operator.refuseBank": {
    at: merchant,
    responses: [banks],
    press: (page) => button(page, en.merchants.refuseBank).click(),
  },
  "operator.lose": {
    at: "/operator/disputes",
    press: (page) => button(page, en.operator.disputes.lose).first().click(),
  },
  "operator.nameOwner": {
    at: merchant,
    responses: [live],
    before: (page) => page.getByLabel(en.merchants.ownerMail).fill("ann@example.com"),
    press: (page) => button(page, en.merchants.nameOwner).click(),
  },
  "operator.overrule": {
    at: merchant,
    responses: [live, named],
    press: (page) => button(page, en.merchants.overrule).click(),
  },
  "operator.refuseOwner": {
    at: merchant,
    responses: [live, named],
    press: (page) => button(page, en.merchants.refuseOwner).click(),
  },
  "operator.resume": {
    at: merchant,
    responses: [suspendedFrom({ payments: true })],
    press: (page) => button(page, en.operator.suspension.resume).click(),
  },
  "operator.suspend": {
    at: merchant,
    async before(page) {
      await page.getByLabel(en.operator.suspension.from.captures).check();
      await page.getByLabel(en.operator.suspension.reason).fill("Fraud");
    },
    press: (page) => button(page, en.operator.suspension.suspend).click(),
  },
  "operator.setPricing": {
    at: merchant,
    before: (page) => page.getByLabel(en.merchants.prices.rate).fill("1.5"),
    press: (page) => button(page, en.merchants.setPricing).click(),
  },
  "payouts.file": {
    at: payouts,
    responses: [created],
    reads: /\/payout-exports\//,
    press: (page) => button(page, en.operating.payouts.file).click(),
  },
  "payouts.markPaid": {
    at: payouts,
    responses: [created],
    press: (page) => button(page, en.operator.payouts.paid).click(),
  },
  "payouts.markReturned": {
    at: payouts,
    responses: [created],
    before: (page) => button(page, en.operator.payouts.returned).click(),
    press: (page) =>
      dialog(page)
        .getByRole("button", { name: /^Credit/ })
        .click(),
  },
  "payouts.payOut": {
    at: payouts,
    responses: [[proposals, () => [proposal]]],
    before: (page) => button(page, en.operator.payouts.payOut({ amount: "one shop" })).click(),
    press: (page) =>
      dialog(page)
        .getByRole("button", { name: en.operator.payouts.payOut({ amount: "one shop" }) })
        .click(),
  },
  "payouts.hold": {
    at: payouts,
    responses: [[proposals, () => [proposal]], suspendedFrom({})],
    async before(page) {
      await button(page, en.operating.payouts.acts).click();
      await dialog(page).getByLabel(en.operator.suspension.reason).fill("Fraud");
    },
    press: (page) => dialog(page).getByRole("button", { name: "Hold Corner" }).click(),
  },
  "payouts.release": {
    at: payouts,
    responses: [
      [proposals, () => [{ ...proposal, held: "Fraud" }]],
      suspendedFrom({ payouts: true }),
    ],
    press: (page) => button(page, en.operating.payouts.release).click(),
  },
  "persons.endFactor": {
    at: person,
    responses: [
      [
        /\/api\/.*\/persons\/\w+$/,
        (body) => ({ ...body, hasSecondFactor: true, lostFactor: { due: day, objected: null } }),
      ],
    ],
    before: (page) => button(page, en.operating.persons.endFactor).click(),
    press: (page) =>
      dialog(page).getByRole("button", { name: en.operating.persons.endFactor }).click(),
  },
  "persons.erase": {
    at: person,
    async before(page) {
      const erase = button(page, /^Erase /);
      const [, email = ""] = /^Erase (.+)$/.exec((await erase.textContent()) ?? "") ?? [];
      await erase.click();
      const field = dialog(page).getByLabel(en.operating.persons.typeWho);
      await field.fill(email);
    },
    press: (page) =>
      dialog(page).getByRole("button", { name: en.operating.persons.eraseForGood }).click(),
  },
};
