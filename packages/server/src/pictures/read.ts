/* Reads untrusted pictures, and writes them again without metadata and trailing bytes. The header
   alone decides the type: neither a name nor a media type counts. */
import { readJpeg } from "./jpeg.ts";
import { isInLimits, mostPictureBytes, type Picture } from "./picture.ts";
import { readPng } from "./png.ts";
import { readWebp } from "./webp.ts";

/** Undefined for anything else than a whole PNG, JPEG or WebP picture within the limits. */
export function readPicture(content: Buffer): Picture | undefined {
  if (content.length > mostPictureBytes) return undefined;
  try {
    const picture = readPng(content) ?? readJpeg(content) ?? readWebp(content);
    return picture !== undefined && isInLimits(picture) ? picture : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** From base64. */
export function pictureFrom(text: string): Picture | undefined {
  return readPicture(Buffer.from(text, "base64"));
}
