import { pipeline, type Transform } from "node:stream";
// As a whole, because Node before 22.15 has no zstd, and would name nothing but that.
import * as zlib from "node:zlib";

/** What the library can undo, and asks for where the caller does not. */
export const acceptEncoding = "gzip, deflate, br, zstd";

type Create = (first: Uint8Array) => Transform;

const decoders = new Map<string, Create>([
  ["gzip", () => zlib.createGunzip()],
  ["x-gzip", () => zlib.createGunzip()],
  // Half of the servers mean zlib by it, as the RFC does, and half the bare stream.
  ["deflate", ([head = 0]) => ((head & 15) === 8 ? zlib.createInflate() : zlib.createInflateRaw())],
  ["br", () => zlib.createBrotliDecompress()],
  ["zstd", () => zlib.createZstdDecompress()],
]);

/** More layers than this nobody sends in good faith. */
const mostLayers = 3;

/** How to undo a Content-Encoding, the last layer first; undefined when there is nothing to. */
export function decodersOf(contentEncoding: string): Create[] | undefined {
  const layers = contentEncoding
    .split(",")
    .map((layer) => layer.trim().toLowerCase())
    .filter((layer) => layer !== "" && layer !== "identity");
  const known = layers.flatMap((layer) => decoders.get(layer) ?? []);
  const isUndone = layers.length > 0 && layers.length <= mostLayers;
  return isUndone && known.length === layers.length ? known.reverse() : undefined;
}

export interface DecodingEvents {
  onChunk: (chunk: Uint8Array) => void;
  /** Without an error when everything was decoded. */
  onEnd: (error: Error | undefined) => void;
  /** Room for more. */
  onDrain: () => void;
}

/** Decodes a body that begins with `first`, which is still to be written to what it gives. */
export function startDecoding(
  [createFirst, ...others]: Create[],
  first: Uint8Array,
  { onChunk, onEnd, onDrain }: DecodingEvents,
): Transform {
  const entry = createFirst!(first);
  const streams = [entry, ...others.map((create) => create(first))];
  const exit = streams.at(-1)!;
  exit.on("data", onChunk);
  entry.on("drain", onDrain);
  if (streams.length > 1) pipeline(streams, (error) => error && onEnd(error));
  else entry.on("error", onEnd);
  exit.on("end", () => onEnd(undefined));
  return entry;
}
