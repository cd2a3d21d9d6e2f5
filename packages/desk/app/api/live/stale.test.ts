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

describe("stale queries", () => {
  it("cover every payments event type, and no others", () => {
    expect(payments.length).toBeGreaterThan(20);
    expect(Object.keys(stale.payments).sort()).toEqual([...payments].sort());
  });

  it("cover every scheduling change, and no others", () => {
    expect(changes.length).toBeGreaterThan(9);
    expect(Object.keys(stale.scheduling).sort()).toEqual([...changes].sort());
  });

  it.each(["payments", "scheduling"] as const)("belong to the same service: %s", (side) => {
    for (const [type, matches] of Object.entries(stale[side])) {
      expect([type, matches.length > 0, matches.filter((noun) => !isOf(side, noun))]).toEqual([
        type,
        true,
        [],
      ]);
    }
  });

  it("include every noun that changes elsewhere", () => {
    const reached = new Set(Object.values(stale).flatMap((of) => Object.values(of).flat()));
    const own = [...nouns.payments, ...nouns.scheduling].filter((noun) => !reached.has(noun));
    expect(own.sort()).toEqual(["apps", "links", "team"]);
  });

  it("of receipts and reports follow orders and captured deposits", () => {
    for (const kind of ["order", "appointment"]) {
      expect(staleBy("scheduling", kind)).toEqual(expect.arrayContaining(["receipts", "reports"]));
    }
  });

  it("are all of a service for an unknown event type", () => {
    expect(staleBy("payments", "transaction.teleported")).toEqual(nouns.payments);
    expect(staleBy("scheduling", "constructor")).toEqual(nouns.scheduling);
  });
});

function isOf(side: "payments" | "scheduling", noun: string): boolean {
  return (nouns[side] as readonly string[]).includes(noun);
}
