import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { reduceColors } from "./palette.ts";

/** Share of pixels. */
export const tolerance = 0.001;

/** 1 lies between black and white. */
const threshold = 0.02;

export interface Difference {
  /** From 0 to 1. */
  share: number;
  /** The baseline, pale, with the different pixels in red; none if the sizes differ. */
  drawn?: Buffer;
}

/** Undefined within the tolerance. A baseline has a palette, so the screenshot gets one, too. */
export function differenceOf(baseline: Buffer, screenshot: Buffer): Difference | undefined {
  const [former, taken] = [PNG.sync.read(baseline), PNG.sync.read(screenshot)];
  const { width, height } = former;
  if (width !== taken.width || height !== taken.height) return { share: 1 };
  reduceColors(taken);
  const difference = new PNG({ width, height });
  const options = { threshold, includeAA: true };
  const count = pixelmatch(former.data, taken.data, difference.data, width, height, options);
  const share = count / (width * height);
  return share > tolerance ? { share, drawn: PNG.sync.write(difference) } : undefined;
}
