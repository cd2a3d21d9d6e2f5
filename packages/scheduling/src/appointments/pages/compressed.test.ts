import { masterKey } from "@frontdesk/platform/test/harness";
import { createLog } from "@frontdesk/server/log";
import { createServer } from "@frontdesk/server/server";
import { afterAll, expect, it } from "vitest";
import { makeApi, publicRoutes } from "../../../test/browser/booking/public-api.ts";
import { readSettings } from "../../core/settings.ts";
import { bookingPages } from "./routes.ts";

const api = makeApi();
const server = createServer({ log: createLog({ level: "silent" }) });
const settings = { ...readSettings({ MASTER_KEY: masterKey }), publicUrl: "http://127.0.0.1:1" };
publicRoutes(server, api);
const notice = { schema: { hide: true }, config: { plain: true } };
server.get("/public/v1/:account/notices/:notice", notice, async () => ({
  name: "Jane's studio",
  text: "We keep your booking for a year.",
}));
bookingPages(server, { settings, now: api.now });
afterAll(() => server.close());

const encodingOf = async (url: string) => {
  const headers = { "accept-encoding": "gzip" };
  return (await server.inject({ url, headers })).headers["content-encoding"];
};

it("booking pages: compressed, except pages with a token in their address", async () => {
  expect(await encodingOf("/book/jane")).toBe("gzip");
  expect(await encodingOf("/book/jane/2")).toBe("gzip");
  expect(await encodingOf("/book/v1.js")).toBe("gzip");
  expect(await encodingOf("/book/jane/privacy")).toBe("gzip");
  expect(await encodingOf("/book/jane/terms")).toBe("gzip");
  expect(await encodingOf("/book/jane/a/some-token")).toBeUndefined();
  expect(await encodingOf("/book/jane/a/some-token/cancel")).toBeUndefined();
});
