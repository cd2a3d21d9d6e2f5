import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nouns, stale, staleBy } from "./stale.ts";

const describedBy = (name: string) => {
  const file = new URL(`../../../../${name}/openapi.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
};
const payments = Object.keys(describedBy("payments").webhooks);
const { "/v1/{account}/audit": audit } = describedBy("scheduling").paths;
const listed = audit.get.responses["200"].content["application/json"].schema;
const changes: string[] = listed.items.properties.kind.enum;

describe("what is stale", () => {
  it("is known of every event of payments, and of no other", () => {
    expect(payments.length).toBeGreaterThan(20);
    expect(Object.keys(stale.payments).sort()).toEqual([...payments].sort());
  });

  it("is known of every change of scheduling, and of no other", () => {
    expect(changes.length).toBeGreaterThan(9);
    expect(Object.keys(stale.scheduling).sort()).toEqual([...changes].sort());
  });

  it.each(["payments", "scheduling"] as const)("is of the same half: %s", (half) => {
    for (const [type, found] of Object.entries(stale[half])) {
      expect([type, found.length > 0, found.filter((noun) => !isOf(half, noun))]).toEqual([
        type,
        true,
        [],
      ]);
    }
  });

  it("is by some event, whatever changes by itself", () => {
    const reached = new Set(Object.values(stale).flatMap((of) => Object.values(of).flat()));
    const own = [...nouns.payments, ...nouns.scheduling].filter((noun) => !reached.has(noun));
    // Of the team, of apps and of links nothing is told: who changes them reads them again.
    expect(own.sort()).toEqual(["apps", "links", "team"]);
  });

  it("is everything of a half where something is new to this page", () => {
    expect(staleBy("payments", "transaction.teleported")).toEqual(nouns.payments);
    expect(staleBy("scheduling", "constructor")).toEqual(nouns.scheduling);
  });
});

function isOf(half: "payments" | "scheduling", noun: string): boolean {
  return (nouns[half] as readonly string[]).includes(noun);
}
