// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { answer, closeDesk, openDesk } from "../../../test/app/open-desk.tsx";

afterEach(closeDesk);

const path = "/p/1/settings/receipts";
const account = "/api/scheduling/v1/accounts/1";
const saving = `PUT ${account}`;
const answers = {
  [`GET ${account}`]: () =>
    answer(200, { id: 1, vat_number: "DK1", no_show_tax: 8.1 }, { etag: '"1"' }),
  [saving]: {},
};
const field = () => screen.findByLabelText<HTMLInputElement>("VAT number");

describe("receipts and VAT", () => {
  it("keeps the VAT number, and leads to the receipts", async () => {
    const { user, changes } = await openDesk({ path, answers });
    await screen.findByText(/^Not a fiscal-register receipt/);
    const link = await screen.findByRole("link", { name: "All receipts" });
    expect(link.getAttribute("href")).toBe("/p/1/receipts");
    await user.clear(await field());
    await user.type(await field(), " DK12345678 ");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(changes).toEqual([[saving, { vat_number: "DK12345678", no_show_tax: 8.1 }]]),
    );
  });

  it("can do without a number", async () => {
    const { user, changes } = await openDesk({ path, answers });
    await user.clear(await field());
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(changes).toEqual([[saving, { vat_number: null, no_show_tax: 8.1 }]]),
    );
  });

  it.each([
    ["25%", 25],
    [" 2.625 ", 2.625],
    ["", null],
  ])("takes %j as the tax of fees", async (text, no_show_tax) => {
    const { user, changes } = await openDesk({ path, answers });
    const rate = await screen.findByLabelText<HTMLInputElement>("VAT on fees, percent");
    expect(rate.value).toBe("8.1");
    await user.clear(rate);
    if (text !== "") await user.type(rate, text);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(changes).toEqual([[saving, { vat_number: "DK1", no_show_tax }]]));
  });

  it("saves no tax of fees that is no number", async () => {
    const { user, changes } = await openDesk({ path, answers });
    const rate = await screen.findByLabelText<HTMLInputElement>("VAT on fees, percent");
    await user.clear(rate);
    await user.type(rate, "full");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Enter a number.");
    expect([changes, rate.value]).toEqual([[], "full"]);
  });

  it("leads to no receipts without a right to clients", async () => {
    await openDesk({ path, answers, rights: { clients: "none" } });
    await field();
    expect(screen.queryByRole("link", { name: "All receipts" })).toBeNull();
  });
});
