import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hueOf } from "./hue.ts";

const look = new URL("../../../../../server/src/look.css", import.meta.url);

describe("resource hue", () => {
  const [light = ""] = readFileSync(look, "utf8").split("@media");
  const hues = [...light.matchAll(/--(hue-\d+): (#\w{6})/g)].map(([, name, color]) => [
    name,
    color,
  ]);

  it.each(hues)("%s keeps its hue, %s", (name, color) => {
    expect(hueOf(color!)).toBe(`var(--${name})`);
  });

  it("is the closest hue of any other colour, and one fixed hue for greys", () => {
    expect(hueOf("#00798C")).toBe("var(--hue-8)");
    expect(hueOf("#808080")).toBe("var(--hue-6)");
    expect(hueOf("#FF0010")).toBe("var(--hue-1)");
  });

  it("exists for all twelve colours", () => {
    expect(hues).toHaveLength(12);
  });
});
