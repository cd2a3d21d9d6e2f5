// @vitest-environment jsdom
import type { DayReport } from "@frontdesk/scheduling-client/types/reports";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";

afterEach(closeDesk);

const report: DayReport = {
  date: "2026-11-23",
  money: [
    {
      currency: "EUR",
      revenue: 15_800,
      refunded: 1000,
      tips: 800,
      methods: [
        { payment: "cash", taken: 8800, refunded: 1000 },
        { payment: "external", taken: 8000, refunded: 0 },
      ],
      services: [{ service: "Massage", amount: 15_000 }],
      staff: [
        { resource_id: 5, name: "Mia", amount: 7000, tips: 800 },
        { resource_id: null, name: null, amount: 8000, tips: 0 },
      ],
      taxes: [{ rate: 8.1, gross: 15_000, tax: 1124 }],
      cash_expected: 7800,
    },
  ],
  receipts: { count: 3, first: "R-2026-000001", last: "R-2026-000002" },
  no_shows: 1,
  closings: [],
};
const closing = {
  id: 1,
  date: report.date,
  cash: [{ currency: "EUR", expected: 7800, counted: 7700, difference: -100 }],
  report,
  user_id: 1,
  created_at: "2026-11-23T17:00:00.000Z",
};

async function openDay(more: object = {}) {
  const path = "/p/1/reports";
  return await openDesk({ path, answers: { "GET /reports/day": report, ...more } });
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .map(({ textContent }) => textContent);

describe("day report", () => {
  it("shows the money of today by method, service, person and tax rate", async () => {
    await openDay();
    expect(await rowsOf("Payment method")).toContain("Cash€10.00€88.00");
    expect(await rowsOf("Service")).toContain("Massage€150.00");
    expect(await rowsOf("Staff")).toEqual([
      "StaffTipAmount",
      "Mia€8.00€70.00",
      "Nobody€0.00€80.00",
    ]);
    expect(await rowsOf("VAT rate")).toContain("8.1%€11.24€150.00");
    expect(screen.getByText("R-2026-000001 – R-2026-000002")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Date").value).toBe("2026-11-23");
  });

  it("closes with the counted cash, and states the difference before", async () => {
    let closings: object[] = [];
    const { user, changes } = await openDay({
      "GET /reports/day": () => answer(200, { ...report, closings }),
      "POST /day_closings": () => {
        closings = [closing];
        return answer(201, closing);
      },
    });
    const close = await screen.findByRole("button", { name: "Close day" });
    await user.click(close);
    await screen.findByText(/^Enter an amount/);
    await user.type(screen.getByLabelText("Cash counted (EUR)"), "77");
    expect(screen.getByText("Cash expected €78.00 · Difference -€1.00")).toBeDefined();
    await user.click(close);
    await screen.findByText("Day closed");
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>("Cash counted (EUR)").value).toBe(""),
    );
    expect(changes).toEqual([
      ["POST /day_closings", { date: "2026-11-23", counted: [{ currency: "EUR", amount: 7700 }] }],
    ]);
  });

  it("names cash taken after the closing, and closes again", async () => {
    const money = report.money.map((one) => ({ ...one, cash_expected: 11_800 }));
    let closings = [closing];
    const { user } = await openDay({
      "GET /reports/day": () => answer(200, { ...report, money, closings }),
      "POST /day_closings": () => {
        const cash = [{ currency: "EUR", expected: 11_800, counted: 11_800, difference: 0 }];
        closings = [{ ...closing, id: 2, cash }, closing];
        return answer(201, closings[0]);
      },
    });
    const note = await screen.findByText(/^Closed today 0?6:00.PM; €40.00 in cash since then/);
    await user.type(screen.getByLabelText("Cash counted (EUR)"), "118");
    await user.click(screen.getByRole("button", { name: "Close day" }));
    await waitFor(() => expect(note.isConnected).toBe(false));
  });

  it("counts less than nothing after refunds from the float", async () => {
    const money = report.money.map((one) => ({ ...one, cash_expected: -5000 }));
    const { user, changes } = await openDay({
      "GET /reports/day": { ...report, money },
      "POST /day_closings": answer(201, closing),
    });
    await user.type(await screen.findByLabelText("Cash counted (EUR)"), "-50");
    expect(screen.getByText("Cash expected -€50.00 · Difference €0.00")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Close day" }));
    const counted = [{ currency: "EUR", amount: -5000 }];
    await waitFor(() =>
      expect(changes).toEqual([["POST /day_closings", { date: "2026-11-23", counted }]]),
    );
  });

  it("shows a refusal and keeps the count", async () => {
    const { user } = await openDay({
      "POST /day_closings": answer(422, {
        error: "unprocessable_entity",
        error_description: "date must not be after today",
        errors: { date: ["must not be after today"] },
      }),
    });
    const field = await screen.findByLabelText<HTMLInputElement>("Cash counted (EUR)");
    await user.type(field, "77");
    await user.click(screen.getByRole("button", { name: "Close day" }));
    await screen.findByRole("alert");
    expect(field.value).toBe("77");
  });

  it("keeps the typed count over a reload", async () => {
    const { user } = await openDay();
    await user.type(await screen.findByLabelText("Cash counted (EUR)"), "77");
    const kept = { ...sessionStorage } as Record<string, string>;
    closeDesk();
    for (const [name, text] of Object.entries(kept)) sessionStorage.setItem(name, text);
    await openDay();
    const again = await screen.findByLabelText<HTMLInputElement>("Cash counted (EUR)");
    expect(again.value).toBe("77");
  });

  it("is for reading only without the right to all bookings", async () => {
    await openDesk({
      path: "/p/1/reports?date=2026-11-20",
      answers: { "GET /reports/day": { ...report, money: [] } },
      rights: { bookings: "view" },
    });
    await screen.findByText("No payments on this day.");
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>("Date").value).toBe("2026-11-20"),
    );
    expect(screen.queryByRole("button", { name: "Close day" })).toBeNull();
  });
});
