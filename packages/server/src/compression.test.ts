import { gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { compressed, takesGzip } from "./compression.ts";
import { createServer } from "./server.ts";

it.each([
  ["gzip", true],
  ["br, GZIP", true],
  ["gzip;q=0.5, *;q=0", true],
  ["x-gzip", true],
  ["*", true],
  ["gzip;q=0", false],
  ["br, gzip; Q = 0.000", false],
  ["*;q=0", false],
  ["br", false],
  ["notgzip", false],
  ["", false],
])("Accept-Encoding %s: gzip %s", (accepted, expected) => {
  expect(takesGzip({ headers: { "accept-encoding": accepted } })).toBe(expected);
});

describe("static page", () => {
  const server = createServer({ log: pino({ enabled: false }) });
  const page = `<p>${"é".repeat(3_000)}</p>`;
  for (const [path, text] of [
    ["/long", page],
    ["/short", "<p></p>"],
  ] as const) {
    server.get(path, { config: { plain: true } }, async (request, reply) =>
      reply.type("text/html").send(await compressed(request, reply, text)),
    );
  }
  afterAll(() => server.close());

  const read = async (url: string, accepted: string) => {
    const { headers, rawPayload } = await server.inject({
      url,
      headers: { "accept-encoding": accepted },
    });
    return { encoding: headers["content-encoding"], vary: headers.vary, body: rawPayload };
  };

  it("gzip accepted: compressed, with the compressed length", async () => {
    const { encoding, vary, body } = await read("/long", "gzip");
    expect([encoding, vary]).toEqual(["gzip", "accept-encoding"]);
    expect(gunzipSync(body).toString()).toBe(page);
    expect(body.length).toBeLessThan(200);
  });

  it("gzip not accepted, or page short: sent uncompressed", async () => {
    const plain = await read("/long", "gzip;q=0");
    expect([plain.encoding, plain.vary, plain.body.toString()]).toEqual([
      undefined,
      "accept-encoding",
      page,
    ]);
    expect((await read("/short", "gzip")).encoding).toBeUndefined();
  });
});
