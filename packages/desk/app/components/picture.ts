// Dark on light with a quiet zone, for scanners.
import { encode, renderSVG } from "uqr";

const drawn = { ecc: "M", border: 4 } as const;
const pixels = 12;

/** Returns undefined if the address is too long. */
export function svgOf(address: string): string | undefined {
  try {
    return renderSVG(address, drawn);
  } catch {
    return undefined;
  }
}

export async function pngOf(address: string): Promise<Blob> {
  const { data, size } = encode(address, drawn);
  const canvas = new OffscreenCanvas(size * pixels, size * pixels);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "black";
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * pixels, y * pixels, pixels, pixels);
    }
  }
  return await canvas.convertToBlob({ type: "image/png" });
}
