// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../../test/app/open-desk.tsx";
import { sampleAppointment, sampleStatus } from "../../../../test/sample-appointment.ts";

afterEach(closeDesk);

interface FeeInput {
  currency?: string;
  agreed: number;
  most: number;
  /** Of the deposit. */
  kept?: number;
}

async function textOfDialog(input: FeeInput): Promise<string> {
  const { currency = "EUR", agreed, most, kept = agreed - most } = input;
  const missed = { ...sampleAppointment, state: "no_show" };
  const { user } = await openDesk({
    path: "/p/1/appointments/3",
    answers: {
      "GET /appointments/3": () => answer(200, missed, { etag: '"1"' }),
      "GET /appointments/3/standing": {
        ...sampleStatus,
        payment: { state: "paid", amount: kept, refunded: 0, released: 0, currency, kept },
        terms: { ...sampleStatus.terms, currency, no_show_fee: agreed },
        chargeable: { reason: "no_show", most },
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Charge a fee" }));
  const dialog = await screen.findByRole("dialog", { name: "Charge a fee" });
  await within(dialog).findByRole("textbox");
  return dialog.textContent?.replaceAll("\u00a0", " ") ?? "";
}

describe("dialog of a fee", () => {
  it.each([
    ["EUR", 4000, 2000, "€40.00 agreed − €20.00 deposit kept = €20.00"],
    ["JPY", 4000, 1500, "¥4,000 agreed − ¥2,500 deposit kept = ¥1,500"],
    ["KWD", 12_500, 2250, "KWD 12.500 agreed − KWD 10.250 deposit kept = KWD 2.250"],
  ])("explains a sum in %s less the kept deposit", async (currency, agreed, most, line) => {
    expect(await textOfDialog({ currency, agreed, most })).toContain(line);
  });

  it("explains a sum less deposit and earlier payments", async () => {
    const text = await textOfDialog({ agreed: 4000, most: 500, kept: 2000 });
    expect(text).toContain("€40.00 agreed − €35.00 paid so far = €5.00");
  });

  it("names only the agreed fee without a deposit", async () => {
    const text = await textOfDialog({ agreed: 4000, most: 4000 });
    expect(text).toContain("€40.00 agreed");
    expect(text).not.toContain("−");
  });

  it("shows a refusal although no fee is open any more", async () => {
    const missed = { ...sampleAppointment, state: "no_show" };
    let chargeable: object | null = { reason: "no_show", most: 2000 };
    const refusal = () => {
      chargeable = null;
      return answer(409, { error: "fee_charged", error_description: "A colleague charged it" });
    };
    const { user } = await openDesk({
      path: "/p/1/appointments/3",
      answers: {
        "GET /appointments/3": () => answer(200, missed, { etag: '"1"' }),
        "GET /appointments/3/standing": () => answer(200, { ...sampleStatus, chargeable }),
        "POST /appointments/3/charge": refusal,
      },
    });
    await user.click(await screen.findByRole("button", { name: "Charge a fee" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Charge a fee" }));
    await user.click(dialog.getByRole("button", { name: "Charge €20.00" }));
    await dialog.findByText(/A colleague charged it/);
    await dialog.findByText("Someone else changed this payment: €0.00 is left.");
  });
});

describe("receipts of deposits and fees", () => {
  it("are at the money of the appointment", async () => {
    const numbers = ["R-2026-000001", "R-2026-000003", "C-2026-000001"];
    const receipts = numbers.map((number, nth) => ({ id: 7 + nth, number, order_id: null }));
    await openDesk({
      path: "/p/1/appointments/3",
      answers: {
        "GET /appointments/3": () => answer(200, sampleAppointment, { etag: '"1"' }),
        "GET /appointments/3/standing": { ...sampleStatus, receipts },
      },
    });
    const links = await screen.findAllByRole("link", { name: /-2026-/ });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["R-2026-000001", "/p/1/receipts/7"],
      ["R-2026-000003", "/p/1/receipts/8"],
      ["C-2026-000001", "/p/1/receipts/9"],
    ]);
  });
});
