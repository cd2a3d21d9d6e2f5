import { pipeline, type Transform } from "node:stream";
// Node before 22.15 has no zstd: a named import would fail with an obscure error.
import * as zlib from "node:zlib";

/** Requested unless the caller sets the header. */
export const acceptEncoding = "gzip, deflate, br, zstd";

type Create = (first: Uint8Array) => Transform;

const decoders = new Map<string, Create>([
  ["gzip", () => zlib.createGunzip()],
  ["x-gzip", () => zlib.createGunzip()],
  // Half of the servers send zlib, as the RFC says, half the raw stream.
  ["deflate", ([head = 0]) => ((head & 15) === 8 ? zlib.createInflate() : zlib.createInflateRaw())],
  ["br", () => zlib.createBrotliDecompress()],
  ["zstd", () => zlib.createZstdDecompress()],
]);

/** More are malicious. */
const mostLayers = 3;

/** The last layer first; undefined for none. */
export function decodersOf(contentEncoding: string): Create[] | undefined {
  const layers = contentEncoding
    .split(",")
    .map((layer) => layer.trim().toLowerCase())
    .filter((layer) => layer !== "" && layer !== "identity");
  const creates = layers.flatMap((layer) => decoders.get(layer) ?? []);
  const isUndone = layers.length > 0 && layers.length <= mostLayers;
  return isUndone && creates.length === layers.length ? creates.reverse() : undefined;
}

export interface DecodingEvents {
  onChunk: (chunk: Uint8Array) => void;
  /** Undefined after complete decoding. */
  onEnd: (error: Error | undefined) => void;
  /** Room for more data. */
  onDrain: () => void;
}

/** `first` selects the decoder; the caller still writes it. */
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
