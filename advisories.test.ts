import { describe, expect, it } from "vitest";
import { adviceOf } from "./publishing/advice.ts";

const of = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      fastify: {
        severity,
        via: [{ title: "Bypass", url: "https://advisories.example/1" }, "find-my-way"],
        fixAvailable: true,
      },
    },
  });

describe("advisories of dependencies", () => {
  it.each([
    ["high", true],
    ["critical", true],
    ["moderate", false],
    ["low", false],
  ])("of severity %s fail the check: %s", (severity, isBad) => {
    const line = `${severity}: fastify: Bypass https://advisories.example/1 (a fix is there)`;
    expect(adviceOf(of(severity))).toEqual({ lines: [line], isBad });
  });

  it("do not exist", () => {
    const nothing = { lines: ["no advisories"], isBad: false };
    expect(adviceOf('{"vulnerabilities":{}}')).toEqual(nothing);
  });

  it.each([
    ['{"message":"405 Method Not Allowed"}', "405 Method Not Allowed"],
    ["", "no answer"],
    ["<html>", "no answer"],
  ])("do not fail the check if the registry answers %j", (printed, reason) => {
    const lines = [`advisories were not checked: ${reason}`];
    expect(adviceOf(printed)).toEqual({ lines, isBad: false });
  });
});
