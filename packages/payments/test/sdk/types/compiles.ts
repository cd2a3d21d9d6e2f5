/// <reference path="../../../pages/sdk/frontdesk.d.ts" />
const frontdesk: FrontdeskCheckout = Frontdesk({ key: "k" });
const amount: FrontdeskMoney = { currency: "EUR", exponent: 2, value: 1250 };

export async function promised(): Promise<string> {
  try {
    const { transaction, custom } = await frontdesk.pay({ amount });
    return `${transaction.id} ${String(custom.note)}`;
  } catch (error) {
    return error === "closed" ? "closed" : String(error);
  }
}

export function calledBack(): void {
  frontdesk.pay({ test: true, amount }, (error, result) => {
    if (error === "closed" || error === "superseded") return;
    if (error !== null) throw error;
    const { transaction }: FrontdeskResult = result;
    const id: string = transaction.id;
    frontdesk.pay({ reference: id }, (failure) => console.log(failure));
    frontdesk.pay({}, () => {});
  });
}

export const everything: FrontdeskConfig = {
  test: false,
  link: "https://pay.example/pay/?key=k&signature=s",
  amount,
  title: "Tea",
  description: "A tin of it",
  locale: "da-DK",
  text: "Thank you",
  reference: "7",
  custom: { article: ["tea", { grams: 100 }] },
  fields: [
    "note",
    { name: "amount" },
    { name: "size", label: "Size", type: "number", required: true, placeholder: "42", value: 42 },
    { name: "news", type: "checkbox", value: false },
  ],
  plan: [
    { amount, scheduled: "2027-01-01" },
    { amount, scheduled: new Date() },
    { amount, repeat: { first: new Date(), count: 3, interval: { unit: "week", value: 2 } } },
    { amount, repeat: { interval: { unit: "month" } } },
  ],
  unplanned: { customer: true, merchant: true },
};
