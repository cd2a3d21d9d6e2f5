import { expect, it } from "vitest";
import { createMockTransport } from "./mock.ts";

const request = { method: "GET", url: "http://127.0.0.1:9/", headers: {}, body: undefined };
const limits = { signal: undefined, maxResponseBytes: 1, mayFollow: false };

it("answers 200 with nothing unless it is told otherwise", async () => {
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

it("fails when there are more requests than replies", async () => {
  await expect(createMockTransport([])(request, limits)).rejects.toMatchObject({
    code: "connection_failed",
    message: "the mock has no reply to request 1",
  });
});
