import { describe, expect, it } from "vitest";
import { clientOf, reject, report } from "../test/mocked.ts";
import type { Grant, Tokens } from "./access.ts";
import { GrantError } from "./errors.ts";

const tokensOf = (number: number): Tokens => ({
  accessToken: `access-${number}`,
  refreshToken: `refresh-${number}`,
  scopes: ["bookings:read"],
  expiresAt: "2026-11-30T08:00:00.000Z",
});

const ended = report(reject("invalid_token"), { status: 401 });

/** A service that accepts one token, and an application to renew it. */
function makeGrant(onTokens?: Grant["onTokens"]) {
  let valid = 2;
  const renewals: string[] = [];
  const application = {
    async renew(refreshToken: string) {
      renewals.push(refreshToken);
      await Promise.resolve();
      return tokensOf(renewals.length + 1);
    },
  };
  const grant: Grant = { tokens: tokensOf(1), application, onTokens };
  const { client, requests } = clientOf(
    ({ headers }) =>
      headers.authorization === `Bearer access-${valid}` ? report({ id: 1 }) : ended,
    { grant },
  );
  return {
    client,
    requests,
    renewals,
    application,
    end: () => {
      valid += 1;
    },
  };
}

describe("expired access tokens", () => {
  it("renew once for all concurrent calls, and the calls repeat", async () => {
    const { client, requests, renewals } = makeGrant();
    const calls = Array.from({ length: 10 }, () => client.me());
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ id: 1 })));
    expect(renewals).toEqual(["refresh-1"]);
    expect(requests).toHaveLength(20);
  });

  it("renew with the latest refresh token", async () => {
    const { client, renewals, end } = makeGrant();
    await client.me();
    end();
    await client.me();
    expect(renewals).toEqual(["refresh-1", "refresh-2"]);
  });

  it("do not renew again for a late call with the old token", async () => {
    const { client, renewals, requests } = makeGrant();
    await client.me();
    await client.me();
    expect(renewals).toHaveLength(1);
    expect(requests).toHaveLength(3);
  });

  it("reach onTokens before a request uses them", async () => {
    const seen: string[] = [];
    const { client, requests } = makeGrant(async ({ accessToken }) => {
      await Promise.resolve();
      seen.push(`kept ${accessToken} after ${requests.length}`);
    });
    await Promise.all([client.me(), client.me()]);
    expect(seen).toEqual(["kept access-2 after 2"]);
    expect(requests).toHaveLength(4);
  });

  it("go to onTokens again after it failed, without another renewal", async () => {
    const kept: string[] = [];
    let failures = 1;
    const { client, renewals } = makeGrant(({ accessToken }) => {
      if (failures-- > 0) throw new Error("the disk is full");
      kept.push(accessToken);
    });
    await expect(client.me()).rejects.toThrow("the disk is full");
    expect(await client.me()).toEqual({ id: 1 });
    expect([kept, renewals]).toEqual([["access-2"], ["refresh-1"]]);
  });

  it("without a renewal, calls fail with the reason", async () => {
    const { client, application } = makeGrant();
    application.renew = async () => {
      throw new GrantError("The refresh token was revoked", { code: "invalid_grant" });
    };
    const calls = [client.me(), client.me()];
    for (const call of calls) await expect(call).rejects.toBeInstanceOf(GrantError);
  });

  it("renew for the others when one call is cancelled", async () => {
    const { client, renewals, application } = makeGrant();
    const { renew } = application;
    const controller = new AbortController();
    application.renew = async (refreshToken) => {
      controller.abort(new Error("the visitor left"));
      return await renew(refreshToken);
    };
    const impatient = client.me({ signal: controller.signal });
    const patient = client.me();
    await expect(impatient).rejects.toThrow("the visitor left");
    expect(await patient).toEqual({ id: 1 });
    expect(renewals).toHaveLength(1);
  });

  it("renew once per call: a refused new token fails it", async () => {
    const { client, end, renewals } = makeGrant(() => end());
    await expect(client.me()).rejects.toMatchObject({ name: "AuthenticationError", status: 401 });
    expect(renewals).toHaveLength(1);
  });
});

describe("access token without a renewal", () => {
  it("a refusal fails the call without a repeat", async () => {
    const { client, requests } = clientOf([ended], { token: "fdp_ended" });
    await expect(client.me()).rejects.toMatchObject({ name: "AuthenticationError" });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.authorization).toBe("Bearer fdp_ended");
  });
});
