const hues = 24;
const leastChroma = 40;
const leastShare = 0.02;

interface Heap {
  weight: number;
  count: number;
  sums: [red: number, green: number, blue: number];
}

/** `#rrggbb` of the leading hue of RGBA pixels; undefined for grey pictures. */
export function leadingColor(pixels: Uint8ClampedArray): string | undefined {
  const heaps = Array.from({ length: hues }, (): Heap => {
    return { weight: 0, count: 0, sums: [0, 0, 0] };
  });
  let opaque = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    opaque += 1;
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (chroma < leastChroma) continue;
    const heap = heaps[Math.floor(hueOf(red, green, blue) * hues) % hues]!;
    heap.weight += chroma;
    heap.count += 1;
    heap.sums[0] += red;
    heap.sums[1] += green;
    heap.sums[2] += blue;
  }
  const { count, sums } = heaps
    .map((heap, at) => merged([heap, heaps[(at + 1) % hues]!, heaps.at(at - 1)!]))
    .reduce((one, other) => (other.weight > one.weight ? other : one));
  if (count === 0 || count < opaque * leastShare) return undefined;
  const bytes = sums.map((sum) => Math.round(sum / count));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** Near shades may lie on both sides of a bound. */
const merged = (heaps: readonly Heap[]): Heap => ({
  weight: sumOf(heaps.map(({ weight }) => weight)),
  count: sumOf(heaps.map(({ count }) => count)),
  sums: [0, 1, 2].map((at) => sumOf(heaps.map(({ sums }) => sums[at]!))) as Heap["sums"],
});

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** From 0 to 1; for colours with chroma only. */
function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const sixth = () => {
    if (most === red) return (green - blue) / chroma + 6;
    if (most === green) return (blue - red) / chroma + 2;
    return (red - green) / chroma + 4;
  };
  return (sixth() % 6) / 6;
}
