// @vitest-environment jsdom
import type { AppointmentStanding } from "@frontdesk/scheduling-client/types/appointments";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import {
  sampleAppointment,
  sampleOrder,
  sampleSlots,
  sampleStatus,
} from "../../../../test/sample-appointment.ts";

afterEach(closeDesk);

const deposit = {
  state: "paid",
  amount: 2000,
  refunded: 0,
  released: 0,
  currency: "EUR",
  kept: 2000,
} as const;
const terms = {
  ...sampleStatus.terms,
  cancellation: [{ minutes_before: 1440, refund_percent: 100 }],
};
const paid = { payment: deposit, terms, refund_now: { percent: 100, amount: 2000 } };

async function open(status: Partial<AppointmentStanding>) {
  return await openDesk({
    path: "/p/1/appointments/3",
    answers: {
      "GET /appointments/3": () => answer(200, sampleAppointment, { etag: '"1"' }),
      "GET /appointments/3/standing": { ...sampleStatus, ...paid, ...status },
      "GET /resources": [],
      "GET /services/1/slots": sampleSlots,
    },
  });
}

const until = (at: string) => [{ percent: 100, until: at }];
const start = sampleAppointment.starts_at;

describe("terms of an appointment", () => {
  it("say until when a cancellation refunds, and that it does not later", async () => {
    await open({ refund_deadlines: until("2026-11-30T13:00:00.000Z") });
    await screen.findByText(/^Full refund until /);
    screen.getByText("No refund after that.");
    expect(screen.queryByText(/before or earlier/)).toBeNull();
  });

  it("say after a move by staff that a cancellation refunds until the start", async () => {
    await open({ refund_deadlines: until(start) });
    await screen.findByText(/^Full refund until /);
    expect(screen.queryByText("No refund after that.")).toBeNull();
    expect(screen.queryByText(/before or earlier/)).toBeNull();
  });

  it("are the agreed ones without a deadline ahead", async () => {
    await open({ refund_deadlines: [] });
    await screen.findByText(/before or earlier: 100% back/);
    screen.getByText("No refund after that.");
  });
});

describe("move of an appointment", () => {
  it.each([
    [100, "After a move by you, the client can cancel free of charge until the start."],
    [50, "After a move by you, a cancellation until the start refunds 50% of the deposit."],
  ])("says that the refund of %i percent stays", async (percent, text) => {
    const { user } = await open({ refund_deadlines: [{ percent, until: start }] });
    await user.click(await screen.findByRole("button", { name: "Move" }));
    await screen.findByText(text);
  });

  it("says nothing without a deposit and a fee", async () => {
    const { user } = await open({
      payment: null,
      refund_now: null,
      refund_deadlines: until(start),
    });
    await user.click(await screen.findByRole("button", { name: "Move" }));
    await screen.findByRole("button", { name: "Choose a time" });
    expect(screen.queryByText(/After a move by you/)).toBeNull();
  });
});

describe("money of an appointment paid in full", () => {
  it("counts all payments, and says that later ones stay after a cancellation", async () => {
    await open({ orders: [sampleOrder] });
    await screen.findByText("€86.00");
    screen.getByText(/^€20\.00 back \(100%\)\. Later payments of €66\.00 stay\./);
  });

  it("names the deposit alone without later payments", async () => {
    await open({});
    await screen.findByText("€20.00 back (100%)");
  });
});
