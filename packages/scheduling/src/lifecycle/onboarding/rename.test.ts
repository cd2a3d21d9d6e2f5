import { readFileSync } from "node:fs";
import { updateName } from "@frontdesk/people/persons/store";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { makePerson, type Person, password } from "../../../test/oauth.ts";
import type { Json } from "../../../test/studio.ts";
import { createPersonalToken } from "../../applications/tokens/create.ts";
import { scopes } from "../../core/rights.ts";
import { openAccount } from "./open.ts";
import { renamePerson } from "./rename.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

interface Owner extends Person {
  ask(method: "GET" | "PUT" | "POST", path: string, body?: object): Promise<Json>;
}

async function makeOwner(name = "Ann Example"): Promise<Owner> {
  const { context } = scheduling;
  const person = await makePerson(scheduling, name);
  const { userId } = person;
  const opening = { userId, name: "Studio", timezone: "UTC" };
  const { subdomain } = await openAccount(context, opening);
  const { token } = await createPersonalToken(context, { userId, name: "test", scopes });
  const ask: Owner["ask"] = async (method, path, body) => {
    const full = path.startsWith("/v1/") ? path : `/v1/${subdomain}${path}`;
    return (await scheduling.send(`${method} ${full}`, { token, ...(body && { body }) })).body;
  };
  return { ...person, ask };
}

async function rename({ visitor }: Person, name: string): Promise<void> {
  await visitor.get("/me");
  expect(await visitor.submit({ name }, "/me/name")).toMatchObject({ status: 303 });
}

describe("email address changed at /me", () => {
  it("appears in the API at once, recorded as the person's own change", async () => {
    const ann = await makeOwner();
    const { visitor } = ann;
    const { email: former, id } = await ann.ask("GET", "/v1/me");
    const email = `later-${former}`;
    await visitor.get("/me");
    const response = await visitor.submit({ email, current: password }, "/me/address");
    expect(response).toMatchObject({ status: 303, location: "/me?told=address-mailed" });
    const [mail] = await mailsTo(scheduling, email, 1);
    await visitor.get(/\/address\/[\w-]+/.exec(mail!.parts[0]!.content)![0]);
    expect(await visitor.submit({})).toMatchObject({ status: 303 });
    expect(await ann.ask("GET", "/v1/me")).toMatchObject({ id, email });
    expect(await ann.ask("GET", "/users")).toMatchObject([{ email }]);
    const [entry] = await ann.ask("GET", `/audit?kind=user&subject_id=${id}`);
    expect(entry).toMatchObject({ action: "update", before: { email: former }, after: { email } });
  });
});

describe("name changed at /me", () => {
  it("appears in the API at once, also on the person's resource", async () => {
    const ann = await makeOwner();
    const { subdomain } = (await ann.ask("GET", "/v1/accounts"))[0];
    await rename(ann, "Anna Maria Jensen");
    const names = { first_name: "Anna", last_name: "Maria Jensen" };
    expect(await ann.ask("GET", "/v1/me")).toMatchObject(names);
    expect(await ann.ask("GET", "/users")).toMatchObject([names]);
    expect(await ann.ask("GET", "/resources/me")).toMatchObject({
      ...names,
      name: "Anna Maria Jensen",
    });
    const account = await ann.ask("GET", `/v1/accounts/${subdomain}`);
    expect(account.owner.name).toBe("Anna Maria Jensen");
  });

  it("records the member's and the resource's change as the person's own", async () => {
    const ann = await makeOwner();
    const { id } = await ann.ask("GET", "/resources/me");
    await rename(ann, "Anna Jensen");
    const view = { action: "update", user_id: ann.userId, after: { first_name: "Anna" } };
    const notice = { ...view, before: { first_name: "Ann", last_name: "Example" } };
    const [user] = await ann.ask("GET", `/audit?kind=user&subject_id=${ann.userId}`);
    expect(user).toMatchObject(notice);
    const entries = await ann.ask("GET", `/audit?kind=resource&subject_id=${id}`);
    expect(entries.find((entry: Json) => entry.action === "update")).toMatchObject(notice);
  });

  it("leaves a resource with another name unchanged", async () => {
    const ann = await makeOwner();
    const { id } = await ann.ask("GET", "/resources/me");
    await ann.ask("PUT", `/resources/${id}`, { first_name: "The", last_name: "Boss" });
    await rename(ann, "Anna Jensen");
    expect(await ann.ask("GET", "/resources/me")).toMatchObject({ name: "The Boss" });
    expect(await ann.ask("GET", "/users/me")).toMatchObject({ first_name: "Anna" });
  });

  it("an unchanged name changes nothing", async () => {
    const ann = await makeOwner();
    const before = await ann.ask("GET", "/v1/me");
    await rename(ann, " Ann  Example ");
    expect(await ann.ask("GET", "/v1/me")).toEqual(before);
  });

  it("reaches resource webhooks", async () => {
    const ann = await makeOwner();
    const fields = { name: "All", payload_url: "https://a.example.com/", events: ["resources"] };
    const { id } = await ann.ask("POST", "/webhooks", fields);
    await rename(ann, "Anna Jensen");
    const [{ model }, ...others] = await ann.ask("GET", `/webhooks/${id}/queue`);
    expect([model.payload.name, model.payload.type, others]).toEqual([
      "Anna Jensen",
      "resource",
      [],
    ]);
  });

  it("a refused change leaves everything as before", async () => {
    const ann = await makeOwner();
    const before = [await ann.ask("GET", "/v1/me"), await ann.ask("GET", "/resources/me")];
    const { db } = scheduling.context;
    const failing = db.transaction().execute(async (db) => {
      const context = { ...scheduling.context, db };
      await renamePerson(context, { personId: ann.personId, name: "Anna Jensen" });
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect([await ann.ask("GET", "/v1/me"), await ann.ask("GET", "/resources/me")]).toEqual(before);
  });

  it("an older change reaches the user by the upgrade", async () => {
    const ann = await makeOwner();
    const { db, now } = scheduling.context;
    await updateName(db, { personId: ann.personId, name: "Anna Maria Jensen", now: now() });
    const file = new URL("../../../migrations/0006-names.sql", import.meta.url);
    await sql.raw(readFileSync(file, "utf8")).execute(db);
    const names = { first_name: "Anna", last_name: "Maria Jensen" };
    expect(await ann.ask("GET", "/v1/me")).toMatchObject(names);
  });
});
