import { describe, expect, it } from "vitest";
import type { WorkspaceMerchant } from "../../../api/desk.ts";
import { allowedIn, lackingIn, shopsIn, unknownSite } from "./status.ts";

const shop = (id: string, role: WorkspaceMerchant["role"]): { merchant: WorkspaceMerchant } => ({
  merchant: { id, name: id, test: true, currency: "EUR", role, needs: [] },
});

describe("merchants for deposits", () => {
  it("are those with the right to make keys, each once, the present one first", () => {
    const workspaces = [
      { merchant: null },
      shop("a", "manager"),
      shop("b", "owner"),
      shop("b", "owner"),
      shop("c", "support"),
    ];
    const { own, others } = shopsIn(workspaces, "b");
    expect(own.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(others.map(({ id }) => id)).toEqual(["c"]);
    expect(shopsIn(workspaces, undefined).own.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("lack permissions for deposits; stored cards are optional", () => {
    const claims = { canChargeCard: true, canCapture: false, canRefund: true, canSaveCard: false };
    expect(lackingIn({ claims })).toEqual(["canCapture", "canVoid"]);
    expect(allowedIn({ claims })).toEqual(["canChargeCard", "canRefund"]);
  });
});

describe("site of the booking page", () => {
  const page = "https://book.example/book/jane";

  it("is missing at the merchant unless listed", () => {
    const website = "https://jane.example";
    expect(unknownSite(page, { website, sites: [] })).toBe("https://book.example");
    expect(unknownSite(page, { website, sites: ["https://book.example"] })).toBeUndefined();
    expect(unknownSite(page, { website: "https://book.example/a", sites: [] })).toBeUndefined();
    expect(unknownSite(page, { website: "book.example/a", sites: [] })).toBeUndefined();
  });

  it("is an https origin, or nothing", () => {
    const here = { website: "https://jane.example", sites: [] };
    expect(unknownSite("http://127.0.0.1:4020/book/jane", here)).toBeUndefined();
  });
});
