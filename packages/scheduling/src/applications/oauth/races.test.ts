import { onPostgres } from "@frontdesk/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  allowed,
  askToken,
  authorizePath,
  callback,
  credentials,
  makeAccess,
  makeApplication,
  makePerson,
  type Person,
} from "../../../test/oauth.ts";
import type { RegistrationResult } from "./applications/register.ts";

const rounds = 20;

let scheduling: TestScheduling;
let ann: Person;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  ann = await makePerson(scheduling);
});
afterAll(() => scheduling.close());

const isGood = async (token: string) =>
  (await scheduling.send("GET /v1/me", { token })).status === 200;

async function accessTo(application: RegistrationResult) {
  return await makeAccess(scheduling, { userId: ann.userId, applicationId: application.id });
}

const times = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, work));

describe.runIf(onPostgres)("concurrent token requests", () => {
  it("a code used twice gives one pair, and the pair ends", async () => {
    const application = await makeApplication(scheduling);
    for (let round = 0; round < rounds; round += 1) {
      const { code } = await allowed(ann.visitor, authorizePath(application.clientId));
      const answers = await times(4, () =>
        askToken(scheduling, {
          grant_type: "authorization_code",
          code: code!,
          redirect_uri: callback,
          ...credentials(application),
        }),
      );
      const replies = answers.filter(({ status }) => status === 200);
      expect(replies).toHaveLength(1);
      expect(answers.filter(({ body }) => body.error === "invalid_grant")).toHaveLength(3);
      expect(await isGood(replies[0]!.body.access_token)).toBe(false);
    }
  });

  it("a refresh of a confidential application gives every caller the same pair", async () => {
    const application = await makeApplication(scheduling);
    for (let round = 0; round < rounds; round += 1) {
      const { accessToken, refreshToken } = await accessTo(application);
      const answers = await times(4, () =>
        askToken(scheduling, {
          grant_type: "refresh_token",
          refresh_token: refreshToken,
          ...credentials(application),
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const pairs = answers.map(({ body }) => `${body.access_token} ${body.refresh_token}`);
      expect(new Set(pairs).size).toBe(1);
      expect(await isGood(answers[0]!.body.access_token)).toBe(true);
      expect(await isGood(accessToken)).toBe(false);
    }
  });

  it("a refresh token of a public application gives one pair, still valid", async () => {
    const application = await makeApplication(scheduling, { isConfidential: false });
    for (let round = 0; round < rounds; round += 1) {
      const { refreshToken } = await accessTo(application);
      const answers = await times(4, () =>
        askToken(scheduling, {
          grant_type: "refresh_token",
          refresh_token: refreshToken,
          client_id: application.clientId,
        }),
      );
      const replies = answers.filter(({ status }) => status === 200);
      expect(replies).toHaveLength(1);
      expect(await isGood(replies[0]!.body.access_token)).toBe(true);
    }
  });

  it("a refresh during revocation leaves no valid token", async () => {
    const application = await makeApplication(scheduling);
    for (let round = 0; round < rounds; round += 1) {
      const { refreshToken } = await accessTo(application);
      const fields = credentials(application);
      const [refreshed] = await Promise.all([
        askToken(scheduling, {
          grant_type: "refresh_token",
          refresh_token: refreshToken,
          ...fields,
        }),
        scheduling.send("POST /oauth/revoke", {
          body: new URLSearchParams({ token: refreshToken, ...fields }).toString(),
        }),
      ]);
      expect([200, 400]).toContain(refreshed.status);
      if (refreshed.status === 200) {
        expect(await isGood(refreshed.body.access_token)).toBe(false);
      }
    }
  });
});
