import { describe, expect, it } from "vitest";
import { makePng, pictureSamples } from "../../test/pictures.ts";
import { mostPictureBytes, pictureHeaders, pictureName } from "./picture.ts";
import { pictureSize } from "./picture-size.ts";
import { pictureFrom, readPicture } from "./read.ts";

const { animated, ...still } = pictureSamples;
const samples = Object.entries(still);
const bytesOf = (text: string) => Buffer.from(text, "base64");

describe("pictures", () => {
  it.each(samples)("loses metadata and trailing bytes: %s", (_name, text) => {
    const polyglot = Buffer.concat([bytesOf(text), Buffer.from("<script>alert(1)</script>")]);
    const picture = readPicture(polyglot)!;
    expect(picture).toMatchObject({ width: 6, height: 4 });
    expect(picture.bytes.includes("SECRET")).toBe(false);
    expect(picture.bytes.includes("script")).toBe(false);
    // A second reading changes nothing.
    expect(readPicture(picture.bytes)).toEqual(picture);
    expect(pictureFrom(text)).toEqual(picture);
  });

  it("keeps the samples meaningful: three of them carry metadata in plain text", () => {
    const secret = samples.filter(([, text]) => bytesOf(text).includes("SECRET"));
    expect(secret.length).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["GIF", Buffer.from("GIF89a\x01\x00\x01\x00\x00\x00\x00;", "latin1")],
    [
      "HTML with the signature of a PNG",
      Buffer.concat([makePng({ width: 1, height: 1 }).subarray(0, 8), Buffer.from("<html>")]),
    ],
    ["an animated WebP", bytesOf(animated)],
    ["a side of 1025 pixels", makePng({ width: 1025, height: 1 })],
    ["a side of no pixels", makePng({ width: 0, height: 1 })],
    [
      "pixels that inflate beyond the header",
      makePng({ width: 4, height: 4, inflated: 5_000_000 }),
    ],
    ["too few pixels", makePng({ width: 4, height: 4, inflated: 19 })],
    [
      "a size above the limit",
      Buffer.concat([makePng({ width: 4, height: 4 }), Buffer.alloc(mostPictureBytes)]),
    ],
  ])("refuses %s", (_name, content) => {
    expect(readPicture(content)).toBeUndefined();
  });

  it.each(samples)("refuses %s cut off anywhere", (_name, text) => {
    const whole = readPicture(bytesOf(text))!.bytes;
    for (let length = 0; length < whole.length; length += 1) {
      expect(readPicture(whole.subarray(0, length))).toBeUndefined();
    }
  });

  it("takes sides of 1024 pixels, and interlaced pixels", () => {
    expect(readPicture(makePng({ width: 1024, height: 1024 }))).toBeDefined();
    // Seven passes of an 8 by 8 picture have 15 rows.
    const interlaced = { width: 8, height: 8, interlace: 1 } as const;
    expect(readPicture(makePng({ ...interlaced, inflated: 64 + 15 }))).toBeDefined();
    expect(readPicture(makePng({ ...interlaced, inflated: 64 + 8 }))).toBeUndefined();
  });

  it("names a picture by bytes, size and type, and serves it inert", () => {
    const name = pictureName(pictureFrom(still.webp)!);
    expect(name).toMatch(/^[0-9a-f]{40}-6x4\.webp$/);
    expect(pictureSize(`https://x.example/${name}`)).toEqual({ width: 6, height: 4 });
    expect(pictureName(pictureFrom(still.lossless)!)).not.toBe(name);
    expect(pictureHeaders(name)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
});
