/* Scales a picture down in the browser, and bakes in its orientation: the services remove it. */
import { leadingColor } from "./logo-color.ts";

/** Pages show a logo at most 144 pixels wide, on dense screens too. */
const mostPixels = 640;
const mostBytes = 300_000;

interface LogoFile {
  /** A `data:` URL. */
  picture: string;
  color: string | undefined;
}

/** Undefined for another file than a picture, or one that stays too large. */
export async function readLogo(file: Blob): Promise<LogoFile | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height));
    const across = Math.max(1, Math.round(picture.width * scale));
    const down = Math.max(1, Math.round(picture.height * scale));
    const canvas = new OffscreenCanvas(across, down);
    const pen = canvas.getContext("2d")!;
    pen.drawImage(picture, 0, 0, across, down);
    const color = leadingColor(pen.getImageData(0, 0, across, down).data);
    const png = await canvas.convertToBlob({ type: "image/png" });
    if (png.size <= mostBytes) return { picture: await inBase64(png), color };
    // JPEG has no transparency.
    pen.globalCompositeOperation = "destination-over";
    pen.fillStyle = "white";
    pen.fillRect(0, 0, across, down);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.85 });
    return jpeg.size <= mostBytes ? { picture: await inBase64(jpeg), color } : undefined;
  } catch {
    return undefined;
  }
}

export async function inBase64(blob: Blob): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
