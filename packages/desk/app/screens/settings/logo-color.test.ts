import { describe, expect, it } from "vitest";
import { leadingColor } from "./logo-color.ts";

type Pixel = readonly [red: number, green: number, blue: number, alpha?: number];

const picture = (...parts: readonly (readonly [times: number, pixel: Pixel])[]) =>
  new Uint8ClampedArray(
    parts.flatMap(([times, [red, green, blue, alpha = 255]]) =>
      Array.from({ length: times }, () => [red, green, blue, alpha]).flat(),
    ),
  );

const white: Pixel = [255, 255, 255];
const black: Pixel = [0, 0, 0];

describe("colour of a logo", () => {
  it("is its leading hue, not its ground or its writing", () => {
    const logo = picture([900, white], [60, black], [30, [40, 90, 170]], [8, [200, 60, 60]]);
    expect(leadingColor(logo)).toBe("#285aaa");
  });

  it("takes near shades of one hue together", () => {
    const logo = picture([50, [140, 30, 60]], [50, [160, 34, 64]], [60, [20, 120, 100]]);
    expect(leadingColor(logo)).toBe("#96203e");
  });

  it.each([
    ["grey", picture([50, white], [50, black], [9, [120, 122, 119]])],
    ["transparent", picture([100, [200, 30, 30, 20]])],
    ["almost grey, with one red pixel in a hundred", picture([99, white], [1, [255, 0, 0]])],
    ["empty", picture()],
  ])("is absent if the picture is %s", (_name, logo) => {
    expect(leadingColor(logo)).toBeUndefined();
  });
});
