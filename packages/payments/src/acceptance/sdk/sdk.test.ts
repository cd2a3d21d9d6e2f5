import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const fetchAsset = (url: string, headers: Record<string, string> = {}) =>
  payments.server.inject({ url, headers });

describe.each([
  ["/sdk/v1.js", "text/javascript; charset=utf-8", "Frontdesk"],
  ["/sdk/v1.d.ts", "text/plain; charset=utf-8", "declare function Frontdesk("],
])("SDK file %s", (path, type, text) => {
  it("loads on any site, with a limited cache time", async () => {
    const { statusCode, headers, payload } = await fetchAsset(path, { origin: "https://a.shop" });
    expect(statusCode).toBe(200);
    expect(payload).toContain(text);
    expect(headers).toMatchObject({
      "content-type": type,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=600, stale-while-revalidate=86400",
      vary: "accept-encoding",
    });
  });

  it("answers 304 to a matching ETag", async () => {
    const { etag } = (await fetchAsset(path)).headers;
    for (const existing of [String(etag), `"other", ${etag}`, "*"]) {
      const { statusCode, payload, headers } = await fetchAsset(path, {
        "if-none-match": existing,
      });
      expect([statusCode, payload, headers.etag]).toEqual([304, "", etag]);
    }
    expect((await fetchAsset(path, { "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  it("is compressed if the client accepts it", async () => {
    const plain = await fetchAsset(path);
    const zipped = await fetchAsset(path, { "accept-encoding": "br, gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload);
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  });

  it("answers HEAD and needs no key", async () => {
    const { statusCode, payload } = await payments.server.inject({ method: "HEAD", url: path });
    expect([statusCode, payload]).toEqual([200, ""]);
  });
});

it("SDK: runs as a classic script, and defines one global", async () => {
  const { payload } = await fetchAsset("/sdk/v1.js");
  expect(payload).not.toMatch(
    /^\s*(import|export)\b|\bimport\(|\beval\b|new Function|sourceMapping/m,
  );
});
