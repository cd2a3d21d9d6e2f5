// @vitest-environment jsdom
import type { Receipt } from "@frontdesk/scheduling-client/types/orders";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";
import { sampleAppointment, sampleOrder } from "../../../test/sample-appointment.ts";
import { sampleReceipt } from "../../../test/sample-receipt.ts";

afterEach(closeDesk);

const open = (receipt: Partial<Receipt> = {}) =>
  openDesk({
    path: "/p/1/receipts/1",
    answers: { "GET /receipts/1": { ...sampleReceipt, ...receipt } },
  });

describe("a receipt", () => {
  it("states seller, client, lines, tax and method", async () => {
    await open();
    await screen.findByRole("heading", { name: "Receipt R-2026-000002" });
    for (const text of [
      "Corner Studio",
      /Main Street 1\s+2100 Copenhagen/,
      "VAT number DK12345678",
      "Ann Larsen",
      "Cash",
      "R-2026-000001",
      "November 30, 2026 at 11:05 AM",
    ]) {
      await screen.findByText(text);
    }
    const table = within(screen.getByRole("table"));
    const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "ServiceVATAmount",
      "Massage · Nov 30, 202625%€60.00",
      "Tip€6.00",
      "Total€66.00",
      "Includes 25% VAT€12.00",
    ]);
  });

  it("names the fee of a no-show before its service", async () => {
    const [line] = sampleReceipt.lines;
    await open({ payment: "card", order_id: null, lines: [{ ...line!, kind: "fee" }] });
    await screen.findByText("Fee · Massage · Nov 30, 2026");
    await screen.findByText("Card");
  });

  it("prints", async () => {
    const { user } = await open();
    const print = vi.fn();
    vi.stubGlobal("print", print);
    await user.click(await screen.findByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("shows no name of an erased client", async () => {
    await open({ client_name: null });
    await screen.findByText("Cash");
    expect(screen.queryByText("Client")).toBeNull();
  });

  it("is a credit note of a refund", async () => {
    await open({ kind: "credit_note", number: "C-2026-000001" });
    await screen.findByRole("heading", { name: "Credit note C-2026-000001" });
  });

  it("says so to a role without it", async () => {
    const refusal = { error: "forbidden", error_description: "Not allowed" };
    await openDesk({
      path: "/p/1/receipts/1",
      answers: { "GET /receipts/1": () => answer(403, refusal) },
    });
    await screen.findByText("Your role does not let you see this.");
  });
});

describe("a receipt by mail", () => {
  const posts = "POST /receipts/1/mail";
  async function ask(response: () => Response, receipt: Partial<Receipt> = {}) {
    const { user, changes } = await openDesk({
      path: "/p/1/receipts/1",
      answers: {
        "GET /receipts/1": { ...sampleReceipt, ...receipt },
        "GET /appointments/3": sampleAppointment,
        "GET /orders/1": sampleOrder,
        [posts]: response,
      },
    });
    await user.click(await screen.findByRole("button", { name: "Email" }));
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByRole("textbox", { name: "Email" });
    await waitFor(() => expect(field).toHaveProperty("value", "ann@example.com"));
    return { user, changes, dialog, field };
  }

  it("goes to the client's address", async () => {
    const { user, changes, dialog } = await ask(() => new Response(null, { status: 204 }));
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await screen.findByText("Emailed to ann@example.com.");
    expect(changes).toEqual([[posts, { email: "ann@example.com" }]]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("goes to the client's address for the refund of a tip alone", async () => {
    const [, tip] = sampleReceipt.lines;
    const lines = [{ ...tip!, appointment_id: null }];
    const credit: Partial<Receipt> = { kind: "credit_note", number: "C-2026-000001", lines };
    const { dialog } = await ask(() => new Response(null, { status: 204 }), credit);
    expect(dialog.getByRole("heading", { name: "Credit note C-2026-000001" })).toBeDefined();
  });

  it("goes to another address, and keeps it after a refusal", async () => {
    const refusal = { error: "forbidden", error_description: "Not allowed" };
    const { user, changes, dialog, field } = await ask(() => answer(403, refusal));
    await user.clear(field);
    expect(dialog.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
    await user.type(field, " office@example.com");
    await user.click(dialog.getByRole("button", { name: "Send" }));
    await dialog.findByRole("alert");
    expect(changes).toEqual([[posts, { email: "office@example.com" }]]);
    expect(field).toHaveProperty("value", " office@example.com");
  });
});

describe("the list of receipts", () => {
  const receipts = [1, 2, 3].map((id) => ({
    ...sampleReceipt,
    id,
    number: `R-2026-00000${id}`,
  }));
  receipts[1]!.kind = "credit_note";

  it("begins with the newest, and takes off credit notes", async () => {
    await openDesk({
      path: "/p/1/receipts",
      answers: { "GET /receipts": () => answer(200, receipts, { "x-total-count": "3" }) },
    });
    const table = within(await screen.findByRole("table", { name: "Receipts" }));
    const [, ...rows] = table.getAllByRole("row").map(({ textContent }) => textContent ?? "");
    expect(rows.map((row) => row.slice(0, 13))).toEqual([
      "R-2026-000003",
      "R-2026-000002",
      "R-2026-000001",
    ]);
    expect(rows[1]).toContain("-€66.00");
    expect(rows[0]).toContain("Ann LarsenCash€66.00");
  });

  it("is empty before the first payment", async () => {
    await openDesk({ path: "/p/1/receipts", answers: {} });
    await screen.findByText("No receipts yet. Each payment at the studio gets one.");
  });
});
