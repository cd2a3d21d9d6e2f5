/// <reference path="../../../pages/sdk/frontdesk.d.ts" />
// The compiler rejects each of these lines.
const frontdesk = Frontdesk({ key: "k" });
const amount = { currency: "EUR", exponent: 2, value: 1250 };

export const refusals = [
  // @ts-expect-error
  () => Frontdesk(),
  // @ts-expect-error
  () => Frontdesk({}),
  // @ts-expect-error
  () => Frontdesk("k"),
  // @ts-expect-error
  () => frontdesk.pay(),
  // @ts-expect-error
  () => frontdesk.close(),
  // @ts-expect-error
  () => frontdesk.pay({ amount: 1250 }),
  // @ts-expect-error
  () => frontdesk.pay({ ammount: amount }),
  // @ts-expect-error
  () => frontdesk.pay({ amount: { currency: "EUR", value: 1250 } }),
  // @ts-expect-error
  () => frontdesk.pay({ amount: { ...amount, value: "1250" } }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, test: 1 }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, title: 7 }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, custom: "note" }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, fields: "note" }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, fields: [{ label: "Note" }] }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, fields: [{ name: "a", type: "password" }] }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, plan: { amount } }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, plan: [{ amount }] }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, plan: [{ amount, repeat: {} }] }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, plan: [{ amount, repeat: { interval: { unit: "hour" } } }] }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, unplanned: true }),
  // @ts-expect-error
  () => frontdesk.pay({ amount, unplanned: { costumer: true } }),
  // @ts-expect-error
  () => frontdesk.pay({ amount }, "callback"),
  // @ts-expect-error
  () => frontdesk.pay({ amount }, () => {}).then(),
  // @ts-expect-error
  () => frontdesk.pay({ amount }, (_error, result) => result.transaction),
  // @ts-expect-error
  () => frontdesk.pay({ amount }, (error) => error === "cancelled"),
  // @ts-expect-error
  async () => (await frontdesk.pay({ amount })).authorizationId,
];
