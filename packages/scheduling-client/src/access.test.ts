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

/** A service that takes one access token, and an application that renews it. */
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

describe("tokens that have ended", () => {
  it("are renewed once for all who find out, and the calls are made again", async () => {
    const { client, requests, renewals } = makeGrant();
    const calls = Array.from({ length: 10 }, () => client.me());
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ id: 1 })));
    expect(renewals).toEqual(["refresh-1"]);
    expect(requests).toHaveLength(20);
  });

  it("are renewed with the refresh token that came last", async () => {
    const { client, renewals, end } = makeGrant();
    await client.me();
    end();
    await client.me();
    expect(renewals).toEqual(["refresh-1", "refresh-2"]);
  });

  it("are not renewed by one who comes with those before, after the others", async () => {
    const { client, renewals, requests } = makeGrant();
    await client.me();
    await client.me();
    expect(renewals).toHaveLength(1);
    expect(requests).toHaveLength(3);
  });

  it("are kept before anything is sent with the new ones", async () => {
    const seen: string[] = [];
    const { client, requests } = makeGrant(async ({ accessToken }) => {
      await Promise.resolve();
      seen.push(`kept ${accessToken} after ${requests.length}`);
    });
    await Promise.all([client.me(), client.me()]);
    expect(seen).toEqual(["kept access-2 after 2"]);
    expect(requests).toHaveLength(4);
  });

  it("are kept at the next occasion where that has failed, and not renewed again", async () => {
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

  it("fail the calls, with the reason, where they cannot be renewed", async () => {
    const { client, application } = makeGrant();
    application.renew = async () => {
      throw new GrantError("The refresh token was revoked", { code: "invalid_grant" });
    };
    const calls = [client.me(), client.me()];
    for (const call of calls) await expect(call).rejects.toBeInstanceOf(GrantError);
  });

  it("are renewed for the others when one of them gives up", async () => {
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

  it("are renewed once a call: a new one that is refused fails it", async () => {
    const { client, end, renewals } = makeGrant(() => end());
    await expect(client.me()).rejects.toMatchObject({ name: "AuthenticationError", status: 401 });
    expect(renewals).toHaveLength(1);
  });
});

describe("a token that cannot be renewed", () => {
  it("fails the call when it is refused, which is not made again", async () => {
    const { client, requests } = clientOf([ended], { token: "fdp_ended" });
    await expect(client.me()).rejects.toMatchObject({ name: "AuthenticationError" });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.authorization).toBe("Bearer fdp_ended");
  });
});
