import { expect, it } from "vitest";
import { createMockTransport } from "./mock.ts";

const request = { method: "GET", url: "http://127.0.0.1:9/", headers: {}, body: undefined };
const limits = { signal: undefined, maxResponseBytes: 1, mayFollow: false };

it("mock transport: answers 200 without a body by default", async () => {
  const transport = createMockTransport([{}, { statusCode: 404, headers: { "X-A": ["1", "2"] } }]);
  expect(await transport(request, limits)).toEqual({
    statusCode: 200,
    headers: {},
    bytes: new Uint8Array(),
  });
  expect(await transport(request, limits)).toMatchObject({
    statusCode: 404,
    headers: { "x-a": ["1", "2"] },
  });
  expect(transport.requests).toEqual([request, request]);
});

it("mock transport: fails for more requests than replies", async () => {
  await expect(createMockTransport([])(request, limits)).rejects.toMatchObject({
    code: "connection_failed",
    message: "the mock has no reply to request 1",
  });
});
