import { createHash } from "node:crypto";

export interface Picture {
  type: PictureType;
  width: number;
  height: number;
  bytes: Buffer;
}

const mediaTypes = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;
export type PictureType = keyof typeof mediaTypes;

export const mostPictureBytes = 300_000;
export const mostPicturePixels = 1024;

/** Of the bytes in base64. */
export const longestPictureText = Math.ceil(mostPictureBytes / 3) * 4;

export function isInLimits({ width, height }: Pick<Picture, "width" | "height">): boolean {
  const isSide = (side: number) => side >= 1 && side <= mostPicturePixels;
  return isSide(width) && isSide(height);
}

/** Depends on the bytes alone: its address may be cached forever. */
export function pictureName({ type, width, height, bytes }: Picture): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
  return `${hash}-${width}x${height}.${type}`;
}

/** A browser renders it as a picture or not at all. */
export function pictureHeaders(name: string): Record<string, string> {
  return {
    "content-type": mediaTypes[name.split(".")[1] as PictureType],
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  };
}
