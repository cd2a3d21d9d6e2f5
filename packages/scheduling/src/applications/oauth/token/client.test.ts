import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import {
  askToken,
  credentials,
  makeApplication,
  makePerson,
  type Person,
} from "../../../../test/oauth.ts";
import {
  codeFor,
  isGood,
  proof,
  refresh,
  tokensFor,
  verifier,
} from "../../../../test/token-requests.ts";
import type { RegistrationResult } from "../applications/register.ts";

let scheduling: TestScheduling;
let planner: RegistrationResult;
let mobile: RegistrationResult;
let ann: Person;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  planner = await makeApplication(scheduling);
  mobile = await makeApplication(scheduling, { isConfidential: false });
  ann = await makePerson(scheduling);
});
afterAll(() => scheduling.close());

type Fields = Record<string, string>;

const exchange = (fields: Fields) => askToken(scheduling, fields);

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`;

const unknown = "The client is unknown or its secret is wrong";
const twoNames = "The request identifies the application twice";

describe("application with a secret", () => {
  it.each<[string, (app: RegistrationResult) => Fields]>([
    ["no secret", ({ clientId }) => ({ client_id: clientId })],
    ["an empty secret", ({ clientId }) => ({ client_id: clientId, client_secret: "" })],
    ["a wrong secret", ({ clientId }) => ({ client_id: clientId, client_secret: "fds_wrong" })],
    ["another name", ({ secret }) => ({ client_id: "nobody", client_secret: secret! })],
    ["no name", ({ secret }) => ({ client_secret: secret! })],
  ])("is refused with %s, also with a PKCE proof", async (_title, setUp) => {
    const fields = { ...(await codeFor(ann, planner, proof)), code_verifier: verifier };
    const { status, body, headers } = await exchange({ ...fields, ...setUp(planner) });
    const notice = { error: "invalid_client", error_description: unknown };
    expect([status, body]).toEqual([401, notice]);
    expect(headers["www-authenticate"]).toMatch(/^Basic realm=/);
    expect((await exchange({ ...fields, ...credentials(planner) })).status).toBe(200);
  });

  it.each<[string, () => string, Fields, number, string]>([
    ["a wrong secret", () => basic(planner.clientId, "wrong"), {}, 401, unknown],
    ["signs that no name has", () => basic("a\u0000b", "x"), {}, 401, unknown],
    ["no colon", () => `Basic ${btoa("name")}`, {}, 401, unknown],
    [
      "another name than in the body",
      () => basic(planner.clientId, planner.secret!),
      { client_id: "x" },
      400,
      twoNames,
    ],
    [
      "another secret than in the body",
      () => basic(planner.clientId, planner.secret!),
      { client_secret: "x" },
      400,
      twoNames,
    ],
  ])("is refused with %s in the header", async (_title, authorization, more, status, message) => {
    const fields = { grant_type: "refresh_token", refresh_token: "fdr_x", ...more };
    const answer = await scheduling.send("POST /oauth/token", {
      body: new URLSearchParams(fields).toString(),
      headers: { authorization: authorization() },
    });
    const error = status === 401 ? "invalid_client" : "invalid_request";
    expect([answer.status, answer.body]).toEqual([status, { error, error_description: message }]);
  });

  it.each<[string, Fields, number, string]>([
    ["name", { client_id: "é", client_secret: "x" }, 400, "Invalid parameter: `client_id`"],
    ["secret", { client_id: "x", client_secret: "é" }, 400, "Invalid parameter: `client_secret`"],
    ["secret and no name", { client_secret: "é" }, 401, unknown],
  ])("is refused with an odd %s", async (_title, input, status, message) => {
    const fields = { grant_type: "refresh_token", refresh_token: "fdr_x", ...input };
    const answer = await exchange(fields);
    const error = status === 401 ? "invalid_client" : "invalid_request";
    expect([answer.status, answer.body]).toEqual([status, { error, error_description: message }]);
  });

  it("names itself once when the header has no secret and the body has it", async () => {
    const fields = { ...(await codeFor(ann, planner, proof)), code_verifier: verifier };
    const ask = (client_secret: string) =>
      scheduling.send("POST /oauth/token", {
        body: new URLSearchParams({ ...fields, client_secret }).toString(),
        headers: { authorization: basic(planner.clientId, "") },
      });
    const { status, body } = await ask("fds_wrong");
    expect([status, body.error]).toEqual([401, "invalid_client"]);
    expect((await ask(planner.secret!)).status).toBe(200);
  });

  it("is throttled after wrong secrets", async () => {
    const limited = await startTestScheduling({ limited: true });
    const { clientId } = await makeApplication(limited);
    const guess = () =>
      askToken(limited, {
        grant_type: "refresh_token",
        refresh_token: "fdr_x",
        client_id: clientId,
        client_secret: "fds_guess",
      });
    // Limit of concurrent bodies per address.
    const answers = [];
    for (let round = 0; round < 5; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 25 }, guess))));
    const replies = answers.filter(({ status }) => status === 429);
    expect(replies).toHaveLength(5);
    expect(replies[0]!.body).toMatchObject({ error: "rate_limited" });
    expect(Number(replies[0]!.headers["retry-after"])).toBeGreaterThan(0);
    await limited.close();
  });
});

describe("application without a secret", () => {
  it("is refused with a secret", async () => {
    const { status, body } = await exchange({
      grant_type: "refresh_token",
      refresh_token: "fdr_x",
      client_id: mobile.clientId,
      client_secret: "fds_x",
    });
    expect([status, body.error]).toEqual([401, "invalid_client"]);
  });

  it("refreshes by its client id; each refresh token works once", async () => {
    const { access_token: first, refresh_token: used } = await tokensFor(scheduling, {
      person: ann,
      application: mobile,
    });
    const { status, body } = await refresh(scheduling, mobile, { refresh_token: used });
    expect([
      status,
      await isGood(scheduling, first),
      await isGood(scheduling, body.access_token),
    ]).toEqual([200, false, true]);
    expect((await refresh(scheduling, mobile, { refresh_token: used })).body.error).toBe(
      "invalid_grant",
    );
    expect(await isGood(scheduling, body.access_token)).toBe(true);
  });
});
