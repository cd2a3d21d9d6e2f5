import { expect, it } from "vitest";
import { tableOf } from "./table.ts";

it("shows a list as a table, numbers at the right", () => {
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

it("shows a list that is too wide for a table one entry after the other", () => {
  const list = [
    { id: "1", name: "Jane" },
    { id: "2", name: "Kay", pricing: { flat: 25 } },
  ];
  expect(tableOf(list, 20)).toBe(
    "id    1\nname  Jane\n\nid            2\nname          Kay\npricing.flat  25\n",
  );
});

it("shows one thing by its fields, without what it is wrapped in", () => {
  const merchant = { id: "5f", test: false, company: { country: "DK" }, tags: ["a", "b"] };
  expect(tableOf({ merchant }, 80)).toBe(
    "id               5f\ntest             no\ncompany.country  DK\ntags             a, b\n",
  );
});

it("shows the lists of a thing below it, by their names", () => {
  const proof = { findings: [], checked: { days: 3 }, complete: true };
  expect(tableOf(proof, 80)).toBe("checked.days  3\ncomplete      yes\n\nfindings\nnone\n");
  const made = { payouts: [{ id: "1", lines: [{}, {}] }], refused: [] };
  expect(tableOf(made, 80)).toBe(
    "payouts\nid  lines\n──  ────────\n1   2 in all\n\nrefused\nnone\n",
  );
  expect(tableOf({ payouts: [] }, 80)).toBe("payouts\nnone\n");
});

it("shows an empty list, and what is no list", () => {
  expect(tableOf([], 80)).toBe("none\n");
  expect(tableOf([1, "two"], 80)).toBe("1\ntwo\n");
  expect(tableOf("text", 80)).toBe("text\n");
});

it("has a terminal obey nothing that somebody else wrote", () => {
  const text = tableOf([{ name: "\u001b[2J\u202egood\r\n", "\u001b]0;x\u0007": 1 }], 80);
  expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(text).toContain("good");
});
