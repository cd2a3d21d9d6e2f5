/** Bytes per second of the slowest line that still delivers a body: 128 kbit/s. */
const bytesPerSecond = 16_384;

/** Milliseconds that a slow line needs for so many bytes. */
export function slowLineMs(bytes: number): number {
  return Math.ceil(bytes / bytesPerSecond) * 1_000;
}
