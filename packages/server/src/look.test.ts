import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTokens, styleOf, type Tokens } from "./look.ts";

type Pair = readonly [ink: string, ground: string, least: number];

const hues = Array.from({ length: 12 }, (_, index) => `hue-${index + 1}`);
const grounds = ["paper", "card", "well"];
const read = 4.5;
const seen = 3;

const across = (inks: readonly string[], on: readonly string[], least: number): Pair[] =>
  inks.flatMap((ink) => on.map((site): Pair => [ink, site, least]));

const pairs: readonly Pair[] = [
  ...across(["ink", "quiet", "accent", "accent-pressed"], grounds, read),
  ...across(["right", "wrong", "waiting"], grounds, read),
  ...across(["on-accent"], ["accent", "accent-pressed"], read),
  ...across(["ink", "quiet", "right"], ["right-well"], read),
  ...across(["ink", "quiet", "wrong"], ["wrong-well"], read),
  ...across(["ink", "quiet", "waiting"], ["waiting-well"], read),
  ...across(["test"], ["test-well"], read),
  ...across(["edge", "accent", "wrong", "waiting"], [...grounds, "test-well"], seen),
  ...across(hues, grounds, seen),
];

/** Linear, from 0 to 1. */
function light(tokens: Tokens, name: string): [number, number, number] {
  const value = tokens[name] ?? "";
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return light(tokens, other);
  if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`--${name} is no colour: ${value}`);
  const part = (from: number) => {
    const share = Number.parseInt(value.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** WCAG 2.2: from 1 to 21. */
function contrast(tokens: Tokens, one: string, other: string): number {
  const [bright, dim] = [one, other]
    .map((name) => light(tokens, name))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

/** OKLab, from 0 to 1. */
function lightness(tokens: Tokens, name: string): number {
  const [red, green, blue] = light(tokens, name);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
}

function weakPairs(tokens: Tokens): string[] {
  return pairs
    .filter(([ink, site, least]) => contrast(tokens, ink, site) < least)
    .map(([ink, site, least]) => `--${ink} on --${site} is below ${least} : 1`);
}

const text = readFileSync(new URL("look.css", import.meta.url), "utf8");

describe.each(["light", "dark"] as const)("colour tokens in the %s", (scheme) => {
  const tokens = readTokens()[scheme];

  it("readable and distinct on every ground", () => {
    expect(weakPairs(tokens)).toEqual([]);
  });

  it("twelve resource colours of equal lightness", () => {
    const all = hues.map((hue) => lightness(tokens, hue));
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(0.01);
    expect(new Set(hues.map((hue) => tokens[hue])).size).toBe(12);
  });

  it("a weakened colour fails the check", () => {
    const site = light(tokens, "card")[0] > 0.5 ? "#999999" : "#555555";
    for (const name of ["quiet", "edge", "accent", "wrong", "waiting", "test"]) {
      const value = name === "edge" && scheme === "light" ? "#b0b0b0" : site;
      expect(weakPairs({ ...tokens, [name]: value })).not.toEqual([]);
    }
  });
});

describe("style sheet", () => {
  it("contrast follows WCAG", () => {
    const tokens = { black: "#000000", white: "#ffffff", grey: "#777777" };
    expect(contrast(tokens, "black", "white")).toBeCloseTo(21);
    expect(contrast(tokens, "grey", "white")).toBeCloseTo(4.478, 3);
    expect(contrast(tokens, "white", "white")).toBe(1);
  });

  it("every colour has a dark value", () => {
    const { light: bright, dark } = readTokens();
    const same = Object.keys(bright).filter((name) => bright[name] === dark[name]);
    expect(same.filter((name) => /^#.{6}$/.test(bright[name] ?? ""))).toEqual([]);
    expect(Object.keys(dark)).toEqual(Object.keys(bright));
  });

  it("equals the approved design tokens", () => {
    const { light: bright, dark } = readTokens();
    const both = (name: string) => [bright[name], dark[name]];
    expect(both("paper")).toEqual(["#f3f4f1", "#121615"]);
    expect(both("card")).toEqual(["#ffffff", "#1b211f"]);
    expect(both("closed")).toEqual(["#e4e8e3", "#0b0f0e"]);
    expect(both("ink")).toEqual(["#1c211f", "#edf1ef"]);
    expect(both("quiet")).toEqual(["#59625e", "#a9b3ae"]);
    expect(both("line")).toEqual(["#d5dad6", "#343d39"]);
    expect(both("edge")).toEqual(["#7d8782", "#7c8883"]);
    expect(both("accent")).toEqual(["#0b6352", "#6fd3b9"]);
    expect(both("accent-pressed")).toEqual(["#084a3d", "#93e2cd"]);
    expect(both("on-accent")).toEqual(["#ffffff", "#06281f"]);
    expect(both("right")).toEqual(["var(--accent)", "var(--accent)"]);
    expect(both("wrong")).toEqual(["#a3201a", "#ff9f95"]);
    expect(both("waiting")).toEqual(["#8a5a00", "#f0c36a"]);
    expect(both("test")).toEqual(["#5c4300", "#f3d999"]);
    expect(both("test-well")).toEqual(["#fff4d6", "#352a0e"]);
  });

  it("reduced motion: no movement", () => {
    expect(readTokens().light.motion).toBe("120ms");
    expect(text).toMatch(/prefers-reduced-motion: reduce\) \{\s*:root \{\s*--motion: 0s;/);
  });

  it("precedes a page's own styles; the policy's hash covers both", () => {
    const style = styleOf(new URL("front/front.css", import.meta.url));
    expect(style.text.startsWith(text)).toBe(true);
    expect(style.text).toContain("main {");
    expect(style.source).toMatch(/^'sha256-[\w+/]+='$/);
  });
});
