import { expect, it } from "vitest";
import { listZoneNames, presentName } from "./zones.ts";

it("time zones: listed by their present names, each once", () => {
  const names = listZoneNames();
  expect(names).toEqual(expect.arrayContaining(["Asia/Kolkata", "Europe/Kyiv", "America/Nuuk"]));
  expect(
    names.filter((name) => /Calcutta|Kiev|Saigon|Godthab|Katmandu|Rangoon/.test(name)),
  ).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(400);
});

it("time zones: keep a name without a successor", () => {
  expect(presentName("Europe/Copenhagen")).toBe("Europe/Copenhagen");
  expect(presentName("Asia/Calcutta")).toBe("Asia/Kolkata");
});
