import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { gone, makeMakings, there } from "../../../test/makings.ts";
import { makeAccess, makeApplication, makePerson } from "../../../test/oauth.ts";
import { isGood } from "../../../test/token-requests.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

async function linkTo(email: string): Promise<string> {
  const folder = join(scheduling.context.settings.dataFolder, "mail");
  return await vi.waitFor(
    () => {
      const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
      const own = mails.filter((mail) => mail.includes(`To: ${email}`));
      const text = own.join("\n").replace(/=\r\n/g, "");
      return /\/reset\/[\w-]+/.exec(text)![0];
    },
    { timeout: 60_000, interval: 100 },
  );
}

it.each([true, false])(
  "password reset: ends all other access on request: %s",
  async (isRequested) => {
    const { visitor, email, userId } = await makePerson(scheduling);
    const makings = await makeMakings(scheduling, userId);
    const { id: applicationId } = await makeApplication(scheduling);
    const { accessToken } = await makeAccess(scheduling, { userId, applicationId });
    const personal = await makings.token();
    const createdThingses = [await makings.make(accessToken), await makings.make(personal)];
    await visitor.get("/forgot");
    await visitor.submit({ email });
    const { text } = await visitor.get(await linkTo(email));
    expect(text).toContain("Also end the access of all applications, and all personal tokens");
    expect(text).toMatch(/<input type="checkbox" name="end_access" value="yes">/);
    const password = "a wholly other sentence";
    const { status } = await visitor.submit({ password, end_access: isRequested ? "yes" : "" });
    expect(status).toBe(303);
    expect(
      await Promise.all([accessToken, personal].map((token) => isGood(scheduling, token))),
    ).toEqual([!isRequested, !isRequested]);
    for (const each of createdThingses)
      expect(await makings.stateOf(each)).toBe(isRequested ? gone : there);
  },
);
