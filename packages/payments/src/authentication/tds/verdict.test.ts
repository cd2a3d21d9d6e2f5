import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Result, resultOf, type TdsMode, type Verdict, verdicts } from "./verdict.ts";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");

const names: Record<Result, string> = {
  "not-enrolled": "the card is not enrolled",
  authenticated: "Y, or the challenge is passed",
  attempted: "A",
  failed: "N, or the challenge is failed",
  rejected: "R",
  cancelled: "the challenge is cancelled",
  expired: "the challenge takes too long",
  unavailable: "U",
  unreachable: "the directory server gives no answer",
};

function written({ tds, error }: Verdict): string {
  if (error !== undefined) return `error ${error}`;
  return tds === null ? "no `tds`" : `\`tds: "${tds}"\``;
}

describe("verdict table of 3-D Secure", () => {
  it("is identical in the README", () => {
    const rows = [...readme.matchAll(/^\| (.+?) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
      ([, ...cells]) => cells,
    );
    const modes: TdsMode[] = ["attempt", "full", "avoid"];
    for (const [result, name] of Object.entries(names) as [Result, string][]) {
      const expected = modes.map((mode) => written(verdicts[result][mode]));
      expect([name, rows.find(([first]) => first === name)?.slice(1)]).toEqual([name, expected]);
    }
  });

  it("declines with 30 if 3-D Secure was unavailable, and with 31 if it failed", () => {
    const missing: Result[] = ["not-enrolled", "unavailable", "unreachable"];
    for (const [result, row] of Object.entries(verdicts) as [Result, Record<TdsMode, Verdict>][]) {
      const errors = new Set(Object.values(row).flatMap(({ error }) => error ?? []));
      if (missing.includes(result)) expect([...errors]).toEqual([30]);
      else expect([[], [31]]).toContainEqual([...errors]);
    }
  });
});

describe("issuer's status", () => {
  it.each<[Parameters<typeof resultOf>[0], Result]>([
    [{ transStatus: "Y" }, "authenticated"],
    [{ transStatus: "A" }, "attempted"],
    [{ transStatus: "N" }, "failed"],
    [{ transStatus: "U" }, "unavailable"],
    [{ transStatus: "R" }, "rejected"],
    [{ transStatus: "N", challengeCancel: "01" }, "cancelled"],
    [{ transStatus: "N", challengeCancel: "04" }, "expired"],
    [{ transStatus: "N", challengeCancel: "05" }, "expired"],
    [{ transStatus: "Y", challengeCancel: "01" }, "authenticated"],
  ])("%j is %s", (status, result) => {
    expect(resultOf(status)).toBe(result);
  });
});
