// The colour is as given in the light scheme, lightened in the dark one. Letters on it stay
// readable.

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const dark: Rgb = [0x12, 0x16, 0x15];
const card: Rgb = [0x1b, 0x21, 0x1f];
/** WCAG 2.2, 1.4.3. */
const enough = 4.5;

export function accentSheet(color: string | null): string {
  const rgb = readColor(color ?? "");
  if (rgb === undefined || contrast(rgb, [0xf3, 0xf4, 0xf1]) < enough) return "";
  const lightened = lightenedOn(card, rgb);
  return (
    `:root{${tokens(rgb, { on: white, pressed: mixed(rgb, dark, 0.25) })}}` +
    `@media (prefers-color-scheme:dark){:root{${tokens(lightened, {
      on: dark,
      pressed: mixed(lightened, white, 0.35),
    })}}}`
  );
}

/** The same colour, or the lightest darker shade with enough contrast; undefined for no colour. */
export function readableAccent(color: string): string | undefined {
  const rgb = readColor(color);
  if (rgb === undefined) return undefined;
  for (let share = 0; share < 1; share += 0.05) {
    const darker = hex(mixed(rgb, [0, 0, 0], share));
    if (accentSheet(darker) !== "") return darker;
  }
  return hex(dark);
}

function tokens(accent: Rgb, { on, pressed }: { on: Rgb; pressed: Rgb }): string {
  return `--accent:${hex(accent)};--accent-pressed:${hex(pressed)};--on-accent:${hex(on)}`;
}

function lightenedOn(site: Rgb, color: Rgb): Rgb {
  for (let share = 0.3; share < 1; share += 0.05) {
    const lighter = mixed(color, white, share);
    if (contrast(lighter, site) >= enough) return lighter;
  }
  return white;
}

function readColor(color: string): Rgb | undefined {
  const [, red = "", green = "", blue = ""] =
    /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color) ?? [];
  if (red === "") return undefined;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * share;
  return [at(0), at(1), at(2)];
}

function hex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG 2.2, relative luminance. */
export function contrast(one: Rgb, other: Rgb): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
