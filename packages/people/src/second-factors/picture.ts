import { renderSVG } from "uqr";

/** A QR code of a text as the address of a picture, dark on light with the margin readers need. */
export function pictureOf(text: string): string {
  const svg = renderSVG(text, { ecc: "M", border: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
