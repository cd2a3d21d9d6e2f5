import { describe, expect, it } from "vitest";
import type { Scenario } from "../../acquiring/port/scenario.ts";
import { issuerCards } from "./cards.ts";
import { type Plan, planOf } from "./issuer.ts";

const plain = "4100000000000000";
const code = "4100000000030010";

describe("simulated issuer", () => {
  it.each<[string, Scenario, Partial<Plan> | undefined]>([
    [plain, {}, undefined],
    [plain, { card: { status: "lost" } }, undefined],
    ["4100000000000030", {}, undefined],
    [plain, { tds: {} }, { answer: "Y", method: "unavailable", automatic: undefined }],
    [plain, { fingerprint: "success" }, { answer: "Y", method: "success" }],
    [plain, { fingerprint: "timeout" }, { answer: "Y", method: "timeout" }],
    [plain, { tds: { challenge: false } }, { answer: "Y", method: "unavailable" }],
    [plain, { tds: { challenge: true } }, { answer: "C", automatic: undefined }],
    [plain, { tds: { status: "authenticated" } }, { answer: "Y" }],
    [plain, { tds: { status: "attempted" } }, { answer: "A" }],
    [plain, { tds: { status: "rejected" } }, { answer: "R" }],
    [plain, { tds: { status: "unavailable" } }, { answer: "U" }],
    [plain, { tds: { challenge: true, status: "authenticated" } }, { answer: "C", automatic: "Y" }],
    [plain, { tds: { challenge: true, status: "rejected" } }, { answer: "C", automatic: "N" }],
    [plain, { fingerprint: "success", tds: { fingerprint: "timeout" } }, { method: "timeout" }],
    [code, {}, { answer: "C", method: "unavailable" }],
    [code, { tds: { challenge: false } }, { answer: "Y" }],
    [code, { tds: { status: "attempted" } }, { answer: "A" }],
    ["4100000000030011", {}, { answer: "C", method: "success" }],
    ["5100000000030011", { tds: { fingerprint: "unavailable" } }, { method: "unavailable" }],
  ])("treats %s with %j as %j", (number, scenario, expected) => {
    const plan = planOf({ number, scenario });
    if (expected === undefined) expect(plan).toBeUndefined();
    else expect(plan).toMatchObject(expected);
  });

  it("lists test cards of both networks, one of each insisting on 3-D Secure", () => {
    expect(new Set(issuerCards.map(({ number }) => number)).size).toBe(issuerCards.length);
    expect(issuerCards.filter(({ isRequired }) => isRequired).map(({ number }) => number)).toEqual([
      "4100000000030020",
      "5100000000030020",
    ]);
  });
});
