import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../test/harness.ts";
import {
  askToken,
  authorizePath,
  callback,
  credentials,
  makeApplication,
  makePerson,
  makeUnconfirmed,
  password,
} from "../../test/oauth.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

describe("person with an unconfirmed email address", () => {
  const message = "Please confirm your email address first: open the link in our mail.";

  it("registers no application", async () => {
    const { visitor } = await makeUnconfirmed(scheduling);
    await visitor.get("/developers/applications/new");
    const filled = { name: "Planner", redirects: callback, scopes: "bookings:read" };
    const { status, text } = await visitor.submit(filled, "/developers/applications");
    expect([status, text.includes(message), text.includes("fds_")]).toEqual([403, true, false]);
  });

  it("may deny an application but not allow it", async () => {
    const { visitor } = await makeUnconfirmed(scheduling);
    const { clientId } = await makeApplication(scheduling);
    const answer = async (decision: string) => {
      await visitor.get(authorizePath(clientId));
      return await visitor.submit({ decision }, "/oauth/consent");
    };
    const { status, text } = await answer("allow");
    expect([status, text.includes(message)]).toEqual([403, true]);
    expect((await answer("deny")).location).toContain("error=access_denied");
  });

  it("cannot use the password grant", async () => {
    const application = await makeApplication(scheduling, { mayUsePasswords: true });
    const ask = (username: string) =>
      askToken(scheduling, {
        grant_type: "password",
        username,
        password,
        ...credentials(application),
      });
    const response = await ask((await makeUnconfirmed(scheduling)).email);
    const error_description = "The email address is not confirmed";
    const answer = { error: "invalid_grant", error_description };
    expect([response.status, response.body]).toEqual([400, answer]);
    expect((await ask((await makePerson(scheduling)).email)).status).toBe(200);
  });
});
