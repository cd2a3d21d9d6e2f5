import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAccount } from "../../src/lifecycle/onboarding/open.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../harness.ts";
import { callback, makeApplication, makePerson, parametersIn } from "../oauth.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const [, example = ""] = /<!-- run -->\n```js\n([\s\S]*?)```/.exec(readme) ?? [];
const require = createRequire(import.meta.url);

let scheduling: TestScheduling;
let site: string;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  await scheduling.server.listen({ host: "127.0.0.1", port: 0 });
  site = `http://127.0.0.1:${(scheduling.server.server.address() as AddressInfo).port}`;
});
afterAll(() => scheduling.close());

it("README of scheduling: the booking by an application works as written", async () => {
  const { userId, visitor } = await makePerson(scheduling, "Jane Doe");
  await openAccount(scheduling.context, { userId, name: "Studio", timezone: "Copenhagen" });
  const { clientId, secret } = await makeApplication(scheduling);
  const comesBack = async (address: string) => {
    await visitor.get(address.slice(site.length));
    const { location } = await visitor.submit({ decision: "allow" }, "/oauth/consent");
    const { code, state } = parametersIn(location);
    expect(state).toBe("a state");
    return code;
  };
  const input = {
    AuthorizationCode: require("simple-oauth2").AuthorizationCode,
    CLIENT_ID: clientId,
    CLIENT_SECRET: secret,
    CALLBACK: callback,
    state: "a state",
    comesBack,
  };
  const code = example.replace(/^import .*$/m, "").replaceAll("http://127.0.0.1:4020", site);
  const body = `return (async () => {${code}\nreturn { account, booking }; })();`;
  const run = new Function(...Object.keys(input), body);
  const { account, booking }: Json = await run(...Object.values(input));
  expect(account).toMatchObject({ name: "Studio" });
  expect(booking).toMatchObject({
    start_date: "2031-03-03",
    start_time: 600,
    booker: { id: userId },
  });
});
