import { renderSVG } from "uqr";

/** A data URL of a QR code, dark on light with the margin that readers need. */
export function pictureOf(text: string): string {
  const svg = renderSVG(text, { ecc: "M", border: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
