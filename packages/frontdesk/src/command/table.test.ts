import { expect, it } from "vitest";
import { tableOf } from "./table.ts";

it("terminal table: shows a list with numbers on the right", () => {
  const list = [
    { currency: "USD", day: "2026-11-20", used: 7 },
    { currency: "DKK", day: null, used: 1200 },
  ];
  expect(tableOf(list, 80)).toBe(
    `currency  day         used
────────  ──────────  ────
USD       2026-11-20     7
DKK       –           1200
`,
  );
});

it("terminal table: shows a wide list one entry after the other", () => {
  const list = [
    { id: "1", name: "Jane" },
    { id: "2", name: "Kay", pricing: { flat: 25 } },
  ];
  expect(tableOf(list, 20)).toBe(
    "id    1\nname  Jane\n\nid            2\nname          Kay\npricing.flat  25\n",
  );
});

it("terminal table: shows an object by fields, without its wrapper", () => {
  const merchant = { id: "5f", test: false, company: { country: "DK" }, tags: ["a", "b"] };
  expect(tableOf({ merchant }, 80)).toBe(
    "id               5f\ntest             no\ncompany.country  DK\ntags             a, b\n",
  );
});

it("terminal table: shows an object's lists below it, by name", () => {
  const proof = { findings: [], checked: { days: 3 }, complete: true };
  expect(tableOf(proof, 80)).toBe("checked.days  3\ncomplete      yes\n\nfindings\nnone\n");
  const created = { payouts: [{ id: "1", lines: [{}, {}] }], refused: [] };
  expect(tableOf(created, 80)).toBe(
    "payouts\nid  lines\n──  ────────\n1   2 in all\n\nrefused\nnone\n",
  );
  expect(tableOf({ payouts: [] }, 80)).toBe("payouts\nnone\n");
});

it("terminal table: shows an empty list, and a value", () => {
  expect(tableOf([], 80)).toBe("none\n");
  expect(tableOf([1, "two"], 80)).toBe("1\ntwo\n");
  expect(tableOf("text", 80)).toBe("text\n");
});

it("terminal table: passes no control characters of foreign text", () => {
  const text = tableOf([{ name: "\u001b[2J\u202egood\r\n", "\u001b]0;x\u0007": 1 }], 80);
  expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(text).toContain("good");
});
