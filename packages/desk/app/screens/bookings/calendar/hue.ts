/* The closest of twelve equally light hues. A hue never carries meaning alone. */

// `--hue-1` to `--hue-12` in `look.css`.
const angles = [352, 21, 40, 56, 94, 162, 180, 193, 213, 246, 283, 323];

/** Expects `#RRGGBB`. */
export function hueOf(color: string): string {
  const angle = angleOf(color);
  const far = (other: number) => Math.min(Math.abs(other - angle), 360 - Math.abs(other - angle));
  const nearest = angles.reduce((best, one) => (far(one) < far(best) ? one : best));
  return `var(--hue-${angles.indexOf(nearest) + 1})`;
}

function angleOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const deviation = most - Math.min(red, green, blue);
  // Greys take the accent's hue.
  if (!(deviation > 0)) return 168;
  if (most === red) return (((green - blue) / deviation) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / deviation) * 60 + 120;
  return ((red - green) / deviation) * 60 + 240;
}
