import { codeFor } from "@frontdesk/people/test/harness";
import type { Visitor } from "@frontdesk/people/test/visitor";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendByDesk } from "../../test/desk.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../test/harness.ts";
import { mailsTo } from "../../test/mailbox.ts";
import {
  askToken,
  authorizePath,
  callback,
  credentials,
  makeAccess,
  makeApplication,
  makePerson,
  type Person,
  parametersIn,
  password,
} from "../../test/oauth.ts";
import { makeMember } from "../../test/studio.ts";
import { type Scope, takesStepUp } from "../core/rights.ts";
import { openAccount } from "../lifecycle/onboarding/open.ts";
import type { RegistrationResult } from "./oauth/applications/register.ts";

const minuteMs = 60_000;
const risky = "accounts:write webhooks:write";

let time = Date.parse("2031-03-01T12:00:00Z");
let scheduling: TestScheduling;
let planner: RegistrationResult;
let ann: Person;
let account: Json;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(time) });
  planner = await makeApplication(scheduling, { isConfidential: true });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  ann = await makePerson(scheduling);
  const opening = { userId: ann.userId, name: "Harbour", timezone: "Europe/Copenhagen" };
  account = await openAccount(scheduling.context, opening);
});

const now = () => new Date(time);

async function makeFactor({ visitor }: Person): Promise<() => string> {
  await visitor.get("/me");
  await visitor.submit({ current: password }, "/me/second-factor");
  const setup = (await visitor.get("/me/second-factor")).text;
  await visitor.submit({ code: codeFor({ now }, setup) });
  time += 11 * minuteMs;
  return () => codeFor({ now }, setup);
}

async function handOver(token: string): Promise<[number, unknown]> {
  const { accountId: id, subdomain } = account;
  const { userId } = await makeMember(scheduling, { accountId: id, subdomain });
  const body = { user_id: userId };
  const answer = await scheduling.send(`POST /v1/accounts/${id}/owner`, { token, body });
  return [answer.status, answer.body?.code];
}

async function consent(visitor: Visitor, fields: Record<string, string> = {}, scope = risky) {
  await visitor.get(authorizePath(planner.clientId, { scope }));
  return await visitor.submit({ decision: "allow", ...fields }, "/oauth/consent");
}

async function exchanged(location: string | undefined): Promise<string> {
  const { code = "" } = parametersIn(location);
  const fields = { grant_type: "authorization_code", code, redirect_uri: callback };
  const { body } = await askToken(scheduling, { ...fields, ...credentials(planner) });
  return body.access_token;
}

const refusals = [403, "step_up_required"];

describe("second factor at the desk", () => {
  it("sensitive requests pass with scopes granted under a second factor", async () => {
    const { body } = await scheduling.send("GET /openapi.json");
    const guarded = Object.entries<Json>(body.paths).flatMap(([path, operations]) =>
      Object.entries<Json>(operations)
        .filter(([, one]) =>
          JSON.stringify(one.responses ?? {}).includes("issued without a second factor"),
        )
        .map(([method, one]) => [`${method} ${path}`, one.security?.[0]]),
    );
    expect(guarded.map(([route]) => route).sort()).toEqual([
      "delete /v1/{account}/merchant",
      "post /v1/accounts/{id}/owner",
      "put /v1/{account}/merchant",
      "put /v1/{account}/webhooks/{id}",
    ]);
    for (const [route, security] of guarded) {
      const requests = Object.values<Scope[]>(security).flat();
      expect([route, takesStepUp(requests)]).toEqual([route, true]);
    }
  });

  it("sensitive requests fail for older tokens and for people without a factor", async () => {
    const { userId } = ann;
    const access = await makeAccess(scheduling, { userId, applicationId: planner.id });
    expect(await handOver(access.accessToken)).toEqual(refusals);
    expect(await handOver(await exchanged((await consent(ann.visitor)).location))).toEqual(
      refusals,
    );
    const { personId } = ann;
    const fields = { name: "Script", scopes: ["accounts:write"], days: 30, current: password };
    const created = await sendByDesk(scheduling, "POST /v1/me/tokens", { personId, body: fields });
    expect(await handOver(created.body.token)).toEqual(refusals);
    const route = `/v1/${account.subdomain}/merchant`;
    const elsewhere = { merchant_id: "a".repeat(24), key: "k", url: "https://evil.example" };
    const connected = await scheduling.send(`PUT ${route}`, {
      token: access.accessToken,
      body: elsewhere,
    });
    expect([connected.status, connected.body.code]).toEqual(refusals);
  });

  it("sensitive requests fail with a token of the password grant", async () => {
    const app = await makeApplication(scheduling, { mayUsePasswords: true });
    const request = { grant_type: "password", username: ann.email, password, ...credentials(app) };
    const { body } = await askToken(scheduling, request);
    expect(await handOver(body.access_token)).toEqual(refusals);
  });

  it("required for the secret of another member's webhook, not of one's own", async () => {
    const { userId } = ann;
    const give = async () =>
      (await makeAccess(scheduling, { userId, applicationId: planner.id })).accessToken;
    const [own, other] = [await give(), await give()];
    const path = `/v1/${account.subdomain}/webhooks` as const;
    const body = { name: "a", payload_url: "https://a.example", events: ["bookings"] };
    const { body: created } = await scheduling.send(`POST ${path}`, { token: own, body });
    const renew = async (token: string) => {
      const secret = `whsec_${Buffer.alloc(24, 1).toString("base64")}`;
      const answer = await scheduling.send(`PUT ${path}/${created.id}`, {
        token,
        body: { secret },
      });
      return [answer.status, answer.body.code];
    };
    expect(await renew(other)).toEqual(refusals);
    expect(await renew(own)).toEqual([200, undefined]);
  });

  it("required to send the secret of another member's webhook to a new receiver", async () => {
    const { userId } = ann;
    const give = async () =>
      (await makeAccess(scheduling, { userId, applicationId: planner.id })).accessToken;
    const [creator, token] = [await give(), await give()];
    const path = `/v1/${account.subdomain}/webhooks` as const;
    const post = async (more: object) => {
      const body = { name: "a", payload_url: "https://a.example", events: ["bookings"], ...more };
      return (await scheduling.send(`POST ${path}`, { token: creator, body })).body.id;
    };
    const change = async (id: number, body: object) => {
      const answer = await scheduling.send(`PUT ${path}/${id}`, { token, body });
      return [answer.status, answer.body.code];
    };
    const done = [200, undefined];
    const away = { payload_url: "https://b.example" };
    const signing = await post({ secret: "only signs" });
    expect(await change(signing, { send_secret_header: true })).toEqual(refusals);
    expect(await change(signing, { send_secret_header: true, ...away })).toEqual(refusals);
    expect(await change(signing, away)).toEqual(done);
    const sending = await post({ secret: "sent along", send_secret_header: true });
    expect(await change(sending, away)).toEqual(refusals);
    expect(await change(sending, { name: "b", send_secret_header: true })).toEqual(done);
    expect(await change(sending, { ...away, send_secret_header: false })).toEqual(done);
    const open = await post({ send_secret_header: true });
    expect(await change(open, away)).toEqual(done);
  });
});

describe("consent", () => {
  it("to sensitive scopes requires a code and sends a mail", async () => {
    const code = await makeFactor(ann);
    const { visitor } = ann;
    for (const text of ["", "000000"]) {
      const answer = await consent(visitor, { code: text });
      expect([answer.status, answer.location]).toEqual([400, undefined]);
      expect(answer.text).toContain('id="code-problem"');
    }
    const token = await exchanged((await consent(visitor, { code: code() })).location);
    expect(await handOver(token)).toEqual([202, undefined]);
    const mails = await mailsTo(scheduling, ann.email, 3);
    const subjects = mails.map(({ headers }) => headers.get("subject"));
    expect(subjects).toContain("New access for an application in Frontdesk");
    expect(subjects).toContain("Transfer of your account to a member in Frontdesk");
  });

  it("to other scopes requires none and ignores a fresh proof", async () => {
    const code = await makeFactor(ann);
    const { location } = await consent(ann.visitor, {}, "bookings:read");
    expect(parametersIn(location).code).toMatch(/^fdc_/);
    await consent(ann.visitor, { code: code() });
    time += 9 * minuteMs;
    const again = await consent(ann.visitor);
    expect(await handOver(await exchanged(again.location))).toEqual([202, undefined]);
  });
});

describe("personal token", () => {
  it("at the desk requires a fresh second factor of a person with one", async () => {
    const { personId } = ann;
    const body = { name: "a", scopes: ["accounts:write"], days: 30, current: password };
    const ask = (labels: object) =>
      sendByDesk(scheduling, "POST /v1/me/tokens", { personId, body, ...labels });
    const unproved = await ask({ hasSecondFactor: true, provedAt: Date.now() - 11 * minuteMs });
    expect([unproved.status, unproved.body.code]).toEqual(refusals);
    const { body: bare } = await ask({ hasSecondFactor: false });
    expect(await handOver(bare.token)).toEqual(refusals);
    const { body: proved } = await ask({ hasSecondFactor: true, provedAt: Date.now() });
    expect(await handOver(proved.token)).toEqual([202, undefined]);
    const mails = await mailsTo(scheduling, ann.email, 3);
    const subjects = mails.map(({ headers }) => headers.get("subject"));
    expect(subjects).toContain("New personal token in Frontdesk");
  });
});
