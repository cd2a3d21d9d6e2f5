import { describe, expect, it } from "vitest";
import type { MerchantHalf } from "../../../data/desk.ts";
import { allowedIn, lackingIn, shopsIn, unknownSite } from "./standing.ts";

const shop = (id: string, role: MerchantHalf["role"]): { merchant: MerchantHalf } => ({
  merchant: { id, name: id, test: true, currency: "EUR", role, needs: [] },
});

describe("shops that can take deposits", () => {
  it("are those whose keys one makes, the one that is here first, each once", () => {
    const places = [
      { merchant: null },
      shop("a", "manager"),
      shop("b", "owner"),
      shop("b", "owner"),
      shop("c", "support"),
    ];
    const { own, others } = shopsIn(places, "b");
    expect(own.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(others.map(({ id }) => id)).toEqual(["c"]);
    expect(shopsIn(places, undefined).own.map(({ id }) => id)).toEqual(["a", "b"]);
  });

  it("lack what deposits need, which keeping cards is not", () => {
    const claims = { canChargeCard: true, canCapture: false, canRefund: true, canSaveCard: false };
    expect(lackingIn({ claims })).toEqual(["canCapture", "canVoid"]);
    expect(allowedIn({ claims })).toEqual(["canChargeCard", "canRefund"]);
  });
});

describe("the site of the booking page", () => {
  const page = "https://book.example/book/jane";

  it("is told the shop unless that knows it", () => {
    const website = "https://jane.example";
    expect(unknownSite(page, { website, sites: [] })).toBe("https://book.example");
    expect(unknownSite(page, { website, sites: ["https://book.example"] })).toBeUndefined();
    expect(unknownSite(page, { website: "https://book.example/a", sites: [] })).toBeUndefined();
    expect(unknownSite(page, { website: "book.example/a", sites: [] })).toBeUndefined();
  });

  it("is of https, or no site at all", () => {
    const here = { website: "https://jane.example", sites: [] };
    expect(unknownSite("http://127.0.0.1:4020/book/jane", here)).toBeUndefined();
  });
});
