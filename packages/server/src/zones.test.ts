import { expect, it } from "vitest";
import { listZoneNames, presentName } from "./zones.ts";

it("zones are offered by their present names, each once", () => {
  const names = listZoneNames();
  expect(names).toEqual(expect.arrayContaining(["Asia/Kolkata", "Europe/Kyiv", "America/Nuuk"]));
  expect(
    names.filter((name) => /Calcutta|Kiev|Saigon|Godthab|Katmandu|Rangoon/.test(name)),
  ).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(400);
});

it("a zone keeps its name where it has no other", () => {
  expect(presentName("Europe/Copenhagen")).toBe("Europe/Copenhagen");
  expect(presentName("Asia/Calcutta")).toBe("Asia/Kolkata");
});
