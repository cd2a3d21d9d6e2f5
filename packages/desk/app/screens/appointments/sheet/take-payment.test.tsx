// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { type Answers, answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import {
  sampleAppointment,
  sampleOrder,
  sampleStatus,
} from "../../../../test/sample-appointment.ts";
import { mia } from "../../../../test/sample-resource.ts";

afterEach(closeDesk);

const item = { kind: "appointment", appointment_id: 3 };
const tip = { kind: "tip", appointment_id: 3, resource_id: 5 };

interface OpenInput {
  status?: object;
  answers?: Answers;
}

const receipts = [{ id: 7, number: "R-2026-000001", order_id: 1 }];

async function open({ status = {}, answers = {} }: OpenInput = {}) {
  return await openDesk({
    path: "/p/1/appointments/3",
    answers: {
      "GET /appointments/3": () => answer(200, sampleAppointment, { etag: '"1"' }),
      "GET /appointments/3/standing": { ...sampleStatus, receipts, ...status },
      "GET /resources": [{ ...mia, id: 5 }],
      "POST /orders": () => answer(201, sampleOrder),
      "POST /appointments/3/refund": () => answer(200, sampleAppointment),
      ...answers,
    },
  });
}

type User = Awaited<ReturnType<typeof open>>["user"];

async function ask(user: User) {
  await user.click(await screen.findByRole("button", { name: "Take payment" }));
  return within(await screen.findByRole("dialog", { name: "Take payment" }));
}

describe("payment at the business", () => {
  it("takes the rest in cash with a tip for the person, and mails the receipt", async () => {
    const { user, changes } = await open();
    const dialog = await ask(user);
    await user.click(dialog.getByRole("radio", { name: /^10% · / }));
    await user.click(await dialog.findByRole("button", { name: "Take €66.00" }));
    const items = [
      { ...item, amount: 6000 },
      { ...tip, amount: 600 },
    ];
    await screen.findByText("€66.00 taken.");
    expect(changes).toEqual([["POST /orders", { payment: "cash", items, mail_receipt: true }]]);
  });

  it("offers no mail without an address", async () => {
    const customer = { ...sampleAppointment.customer!, email: null };
    const appointment = { ...sampleAppointment, customer };
    const { user, changes } = await open({
      answers: { "GET /appointments/3": () => answer(200, appointment, { etag: '"1"' }) },
    });
    const dialog = await ask(user);
    expect(dialog.queryByRole("checkbox")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Take €60.00" }));
    await screen.findByText("€60.00 taken.");
    expect(changes).toMatchObject([["POST /orders", { mail_receipt: false }]]);
  });

  it("takes a part by a card terminal, without a tip", async () => {
    const { user, changes } = await open();
    const dialog = await ask(user);
    const field = dialog.getByRole("textbox", { name: "Amount (EUR)" });
    await user.clear(field);
    await user.type(field, "25");
    await user.click(dialog.getByRole("radio", { name: "Card terminal or transfer" }));
    await user.click(dialog.getByRole("checkbox", { name: "Email the receipt" }));
    await user.click(dialog.getByRole("button", { name: "Take €25.00" }));
    const items = [{ ...item, amount: 2500 }];
    await waitFor(() =>
      expect(changes).toEqual([
        ["POST /orders", { payment: "external", items, mail_receipt: false }],
      ]),
    );
  });

  it("asks for a readable amount, at most the one due", async () => {
    const { user, changes } = await open();
    const dialog = await ask(user);
    const field = dialog.getByRole("textbox", { name: "Amount (EUR)" });
    await user.clear(field);
    await user.type(field, "60.01");
    await user.click(dialog.getByRole("radio", { name: "Other amount" }));
    await user.click(dialog.getByRole("button", { name: "Take payment" }));
    await dialog.findByText("Enter an amount of at most €60.00");
    expect(dialog.getByRole("textbox", { name: "Tip (EUR)" })).toBeDefined();
    expect(changes).toEqual([]);
  });

  it.each([
    [1000, "€10.00 is due now. Someone else took a payment."],
    [0, "€0.00 is due now. Someone else took a payment."],
  ])("says that %i is due after a colleague's payment", async (left, message) => {
    let due = 6000;
    const refusal = () => {
      due = left;
      return answer(409, { error: "amount_changed", error_description: "Less is due now" });
    };
    const statusNow = () =>
      answer(200, { ...sampleStatus, balance: { price: 8000, paid: 8000 - due, due } });
    const { user } = await open({
      answers: { "POST /orders": refusal, "GET /appointments/3/standing": statusNow },
    });
    const dialog = await ask(user);
    await user.click(dialog.getByRole("button", { name: "Take €60.00" }));
    await dialog.findByText(message);
  });

  it.each([
    ["nothing is due", { balance: { price: 8000, paid: 8000, due: 0 } }],
    ["it is a colleague's", { may_change: false }],
  ])("is not offered if %s", async (_why, status) => {
    await open({ status });
    await screen.findByText("Price");
    expect(screen.queryByRole("button", { name: "Take payment" })).toBeNull();
  });
});

describe("payment by QR code", () => {
  const url = "https://pay.example.com/pay/?key=1";
  const unpaid = { ...sampleOrder, state: "open" as const, payment: "link", paid_at: null };
  const waiting = { ...unpaid, payment_url: url, expires_at: "2026-12-01T10:05:00.000Z" };

  it("shows the code after one press", async () => {
    let orders: object[] = [];
    const { user, changes } = await open({
      answers: {
        "GET /appointments/3/standing": () => answer(200, { ...sampleStatus, orders }),
        "POST /orders": () => {
          orders = [waiting];
          return answer(201, waiting);
        },
      },
    });
    const dialog = await ask(user);
    await user.click(dialog.getByRole("button", { name: "QR code" }));
    const code = within(await screen.findByRole("dialog", { name: "QR code" }));
    await code.findByRole("img", { name: "QR code of the link" });
    code.getByText("€66.00");
    code.getByText("Waiting for payment");
    expect(changes).toEqual([
      ["POST /orders", { payment: "link", items: [{ ...item, amount: 6000 }], mail_receipt: true }],
    ]);
  });

  it("says that the client paid, with the receipt", async () => {
    let orders: object[] = [];
    const { user, changes } = await open({
      answers: {
        "GET /appointments/3/standing": () => answer(200, { ...sampleStatus, orders, receipts }),
        "POST /orders": () => {
          orders = [{ ...sampleOrder, payment: "link" }];
          return answer(201, waiting);
        },
      },
    });
    const dialog = await ask(user);
    await user.click(dialog.getByRole("button", { name: "QR code" }));
    const code = within(await screen.findByRole("dialog", { name: "QR code" }));
    await code.findByText("€66.00 paid");
    await code.findByRole("link", { name: "R-2026-000001" });
    expect(changes).toHaveLength(1);
  });

  it("shows an open link again instead of a second one, and withdraws it", async () => {
    const same = { ...waiting, total: 6000, mail_receipt: true };
    const { user, changes } = await open({
      status: { orders: [same] },
      answers: { "POST /orders/1/cancel": () => answer(200, { ...same, state: "cancelled" }) },
    });
    const dialog = await ask(user);
    await user.click(dialog.getByRole("button", { name: "QR code" }));
    const code = within(await screen.findByRole("dialog", { name: "QR code" }));
    await user.click(code.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(changes).toEqual([["POST /orders/1/cancel", {}]]));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "QR code" })).toBeNull());
  });

  it("shows no open link that mails no receipt", async () => {
    const { user, changes } = await open({ status: { orders: [{ ...waiting, total: 6000 }] } });
    const dialog = await ask(user);
    await user.click(dialog.getByRole("button", { name: "QR code" }));
    await waitFor(() =>
      expect(changes).toMatchObject([["POST /orders", { payment: "link", mail_receipt: true }]]),
    );
  });

  it("offers the connection without one", async () => {
    const missing = () => answer(404, { error: "not_found" });
    const { user } = await open({ answers: { "GET /merchant": missing } });
    const dialog = await ask(user);
    const link = await dialog.findByRole("link", { name: "Connect payments" });
    expect(link.getAttribute("href")).toBe("/p/1/booking-page");
    expect(dialog.queryByRole("button", { name: "QR code" })).toBeNull();
  });
});

describe("payment by the card on file", () => {
  const card_on_file = { last4: "4242", scheme: "visa", most: 6000 };
  const charging = {
    ...sampleOrder,
    state: "charging" as const,
    payment: "card" as const,
    total: 6000,
    paid_at: null,
  };

  async function charge(after: object) {
    let orders: object[] = [];
    const opened = await open({
      answers: {
        "GET /appointments/3/standing": () =>
          answer(200, { ...sampleStatus, card_on_file, orders, receipts }),
        "POST /orders": () => {
          orders = [{ ...charging, ...after }];
          return answer(201, charging);
        },
      },
    });
    const dialog = await ask(opened.user);
    await opened.user.click(dialog.getByRole("radio", { name: "Card on file •••• 4242" }));
    expect(dialog.queryByText("Tip")).toBeNull();
    await opened.user.click(dialog.getByRole("button", { name: "Charge €60.00" }));
    expect(opened.changes[0]).toEqual([
      "POST /orders",
      { payment: "card", items: [{ ...item, amount: 6000 }], mail_receipt: true },
    ]);
    return opened;
  }

  it("charges after three presses, and says that it is paid", async () => {
    const { changes } = await charge({ state: "paid", paid_at: "2026-11-30T10:05:00.000Z" });
    const dialog = within(await screen.findByRole("dialog", { name: "Take payment" }));
    await dialog.findByText("€60.00 paid");
    expect(changes).toHaveLength(1);
  });

  it("waits for the answer of the payment service", async () => {
    await charge({});
    await screen.findByText("Processing");
  });

  it("says why the card was declined, and offers a link", async () => {
    const { user, changes } = await charge({ state: "failed", failure: "Insufficient funds" });
    await screen.findByText("Not charged: Insufficient funds");
    await user.click(screen.getByRole("button", { name: "Send a payment link" }));
    await waitFor(() =>
      expect(changes.at(-1)).toMatchObject(["POST /orders", { payment: "link" }]),
    );
  });
});

describe("refund of a payment", () => {
  it("shows the receipt and its credit notes", async () => {
    const numbers = ["R-2026-000001", "C-2026-000001"];
    const receipts = numbers.map((number, nth) => ({ id: 7 + nth, number, order_id: 1 }));
    const other = { id: 9, number: "R-2026-000002", order_id: 2 };
    await open({ status: { orders: [sampleOrder], receipts: [...receipts, other] } });
    const [first, second] = await screen.findAllByRole("link", { name: /-2026-/ });
    expect(first?.getAttribute("href")).toBe("/p/1/receipts/7");
    expect(second?.textContent).toBe("C-2026-000001");
    expect(screen.queryByText("R-2026-000002")).toBeNull();
  });

  it("gives back a part, and keeps the appointment", async () => {
    const balance = { price: 8000, paid: 8000, allowance: 0, due: 0 };
    const { user, changes } = await open({ status: { orders: [sampleOrder], balance } });
    await screen.findByText("Paid in cash");
    await user.click(await screen.findByRole("button", { name: "Refund a payment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Refund a payment" }));
    const field = dialog.getByRole<HTMLInputElement>("textbox", { name: "Amount (EUR)" });
    // The deposit of €20, €60 in cash and the tip.
    expect(field.value).toBe("86.00");
    dialog.getByText(/^Give the cash back.* The payment service returns the money/);
    await user.clear(field);
    await user.type(field, "10");
    await user.click(dialog.getByRole("button", { name: "Refund €10.00" }));
    const refund = ["POST /appointments/3/refund", { amount: 1000 }];
    await waitFor(() => expect(changes).toEqual([refund]));
  });

  it("gives back a mistaken payment, and is due again", async () => {
    const balance = { price: 8000, paid: 8000, allowance: 0, due: 0 };
    const { user, changes } = await open({ status: { orders: [sampleOrder], balance } });
    await user.click(await screen.findByRole("button", { name: "Refund a payment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Refund a payment" }));
    await user.click(dialog.getByRole("checkbox", { name: /^Taken by mistake/ }));
    await user.click(dialog.getByRole("button", { name: "Refund €86.00" }));
    const refund = ["POST /appointments/3/refund", { amount: 8600, due_again: true }];
    await waitFor(() => expect(changes).toEqual([refund]));
  });
});

describe("a cancellation after a payment at the business", () => {
  it("names the amount to give back separately", async () => {
    const { user } = await open({ status: { orders: [{ ...sampleOrder, refunded: 600 }] } });
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await screen.findByText(/^Later payments of €60\.00 stay\./);
  });

  it("is silent without one", async () => {
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await screen.findByText(/The time is free again/);
    expect(screen.queryByText(/^Later payments/)).toBeNull();
  });
});
