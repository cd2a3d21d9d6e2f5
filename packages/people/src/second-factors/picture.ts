import { renderSVG } from "uqr";

/** Dark on light with the margin that readers need. */
export function pictureOf(text: string): string {
  const svg = renderSVG(text, { ecc: "M", border: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
