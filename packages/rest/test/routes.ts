/* Plain functions, so that a mock can share them. */
import {
  brotliCompressSync,
  deflateRawSync,
  deflateSync,
  gzipSync,
  zstdCompressSync,
} from "node:zlib";

export interface RecordedRequest {
  method: string;
  target: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
}

type Route = (request: RecordedRequest, query: URLSearchParams) => Reply;

const text = "Æble — hello";

const encode = {
  gzip: gzipSync,
  deflate: deflateSync,
  "deflate-raw": deflateRawSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
};

const counts = new Map<string, number>();

const routes: Record<string, Route> = {
  "/echo": ({ method, target, headers, body }) => ({
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ method, target, headers, body }),
  }),
  "/status": (_request, query) => ({
    status: Number(query.get("code")),
    headers: { "x-seen": "yes" },
    body: `status ${query.get("code")}`,
  }),
  "/redirect": (_request, query) => ({
    status: Number(query.get("status") ?? 302),
    headers: query.has("to") ? { location: query.get("to")! } : {},
    body: "elsewhere",
  }),
  "/loop": (_request, query) => {
    const left = Number(query.get("left"));
    if (left === 0) return { body: "arrived" };
    return { status: 302, headers: { location: `/loop?left=${left - 1}` } };
  },
  "/cookies": () => ({ headers: { "set-cookie": ["a=1; Path=/", "b=2"] } }),
  "/repeated": () => ({ headers: { "X-Many": ["one", "two, three"] } }),
  "/hostile": () => ({ headers: { ["__proto__"]: "own", constructor: "too" } }),
  "/bytes": () => ({ body: Uint8Array.of(0xef, 0xbb, 0xbf, 0x41, 0xff, 0xc3, 0xa6) }),
  "/encoded": (_request, query) => {
    const coding = query.get("coding") as keyof typeof encode;
    const headers = { "content-encoding": coding.replace("-raw", "") };
    return { headers, body: encode[coding](Buffer.from(text)) };
  },
  "/layers": () => ({
    headers: { "content-encoding": "gzip, br" },
    body: brotliCompressSync(gzipSync(text)),
  }),
  "/unknown-coding": () => ({ headers: { "content-encoding": "rot13" }, body: "uryyb" }),
  "/bad-gzip": () => ({ headers: { "content-encoding": "gzip" }, body: "this is no gzip" }),
  "/short-gzip": () => ({
    headers: { "content-encoding": "gzip" },
    body: gzipSync("a".repeat(100_000)).subarray(0, 60),
  }),
  "/bomb": () => ({
    headers: { "content-encoding": "gzip" },
    body: gzipSync(Buffer.alloc(20_000_000)),
  }),
  "/large": (_request, query) => ({ body: "x".repeat(Number(query.get("size"))) }),
  "/flaky": ({ headers }, query) => {
    const key = query.get("key")!;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const statuses = query.get("statuses")!.split(",");
    const after = query.get("after");
    return {
      status: Number(statuses[count] ?? 200),
      headers: after === null ? {} : { "retry-after": after },
      body: `${count + 1}:${headers["idempotency-key"] ?? ""}`,
    };
  },
};

export function replyTo(request: RecordedRequest): Reply {
  const { pathname, searchParams } = new URL(request.target, "http://localhost");
  const route = routes[`/${pathname.split("/")[1]}`];
  return route?.(request, searchParams) ?? { status: 404 };
}
