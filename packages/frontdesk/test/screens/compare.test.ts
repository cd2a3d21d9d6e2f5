import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { differenceOf, tolerance } from "./compare.ts";
import { withPalette } from "./palette.ts";

const [width, height] = [200, 100];

type Color = readonly [red: number, green: number, blue: number];

const white: Color = [255, 255, 255];

/** White, with a block of another colour at the top left. */
function picture(block: { width: number; height: number; color: Color }): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) {
    const isInside = at % width < block.width && Math.floor(at / width) < block.height;
    png.data.set([...(isInside ? block.color : white), 255], at * 4);
  }
  return PNG.sync.write(png);
}

const blank = picture({ width: 0, height: 0, color: white });
const red: Color = [200, 30, 30];

describe("pictures of screens", () => {
  it("are equal to themselves", () => {
    expect(differenceOf(blank, blank)).toBeUndefined();
  });

  it("differ by a changed block", () => {
    const changed = picture({ width: 7, height: 3, color: red });
    expect(differenceOf(blank, changed)).toMatchObject({ share: 21 / (width * height) });
  });

  it("may differ by a thousandth of their pixels", () => {
    const changed = picture({ width: 5, height: 4, color: red });
    expect(20 / (width * height)).toBe(tolerance);
    expect(differenceOf(blank, changed)).toBeUndefined();
  });

  it("differ by a slightly paler block", () => {
    const pale = picture({ width: 50, height: 50, color: [246, 247, 246] });
    expect(differenceOf(blank, pale)).toMatchObject({ share: 0.125 });
  });

  it("differ by their size", () => {
    const tall = PNG.sync.write(new PNG({ width, height: height + 1 }));
    expect(differenceOf(blank, tall)).toEqual({ share: 1 });
  });

  it("have their difference drawn in red", () => {
    const changed = picture({ width: 20, height: 20, color: red });
    const { drawn = Buffer.alloc(0) } = differenceOf(blank, changed) ?? {};
    const { data } = PNG.sync.read(drawn);
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect([...data.subarray(-4, -1)]).toEqual([255, 255, 255]);
  });
});

describe("pictures with a palette", () => {
  const inColor = (color: Color) => picture({ width: 3, height: 2, color });

  it("keep each pixel", () => {
    const smaller = withPalette(inColor(red));
    expect(PNG.sync.read(smaller).data.equals(PNG.sync.read(inColor(red)).data)).toBe(true);
    expect(smaller.length).toBeLessThan(inColor(red).length);
  });

  it("replace rare colours beyond 256 by the nearest one", () => {
    const png = new PNG({ width: 300, height: 2 });
    for (let at = 0; at < 600; at += 1) {
      const row = Math.floor(at / 300);
      const column = at % 300;
      const shade = row === 1 && column > 40 ? 0 : column;
      png.data.set([Math.min(255, shade), Math.max(0, shade - 255), 0, 255], at * 4);
    }
    const before = PNG.sync.read(PNG.sync.write(png)).data;
    const after = PNG.sync.read(withPalette(PNG.sync.write(png))).data;
    const differences = before.map((value, at) => Math.abs(value - after[at]!));
    expect(new Set(colorsOf(after)).size).toBe(256);
    expect(Math.max(...differences)).toBe(44);
  });
});

function colorsOf(pixels: Buffer): number[] {
  return Array.from({ length: pixels.length / 4 }, (_, at) => pixels.readUIntBE(at * 4, 3));
}
