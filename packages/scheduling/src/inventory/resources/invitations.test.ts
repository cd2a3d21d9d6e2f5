import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeResource, makeStudio, type Studio } from "../../../test/studio.ts";
import { setApproved } from "../../parties/accounts/store.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { publicUrl: "https://book.example.com" } });
});
afterAll(() => scheduling.close());

let drawn = 0;
function newEmail(): string {
  drawn += 1;
  return `guest-${drawn}@example.org`;
}

async function linksTo(email: string, count = 1): Promise<string[]> {
  const own = await mailsTo(email, count);
  return own.map((mail) => /https:\/\/\S+\/join\/\S+/.exec(mail)![0]);
}

async function mailsTo(email: string, count = 1): Promise<string[]> {
  const folder = join(scheduling.context.settings.dataFolder, "mail");
  return await vi.waitFor(
    () => {
      const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
      const own = mails.filter((mail) => mail.includes(`To: ${email}`));
      expect(own).toHaveLength(count);
      return own.map((mail) => mail.replace(/=\r\n/g, "").replaceAll("=3D", "="));
    },
    { timeout: 60_000, interval: 100 },
  );
}

describe("invited person", () => {
  it("gets a mail, is a pending member, and has the resource at once", async () => {
    const studio = await makeStudio(scheduling);
    const email = newEmail();
    const names = { first_name: "Ada", last_name: "Lovelace" };
    const person = await makeResource(studio, { type: "Person", ...names, email, invite: true });
    expect(person.email).toBe(email);
    const { body: user } = await studio.get(`/users/${person.user_id}`);
    expect(user).toMatchObject({
      first_name: email.replace("@example.org", ""),
      last_name: "",
      email,
      activation_state: "pending",
      permissions: "basic_user",
      owner: false,
    });
    const [link] = await linksTo(email);
    expect(link).toMatch(/^https:\/\/book\.example\.com\/join\/[\w-]{43}$/);
    const { body: entries } = await studio.get(`/audit?kind=user&subject_id=${person.user_id}`);
    expect(entries).toMatchObject([{ action: "create", after: { activation_state: "pending" } }]);
  });

  it("may already exist, and gets another mail after another invitation", async () => {
    const studio = await makeStudio(scheduling);
    const email = newEmail();
    const person = await makeResource(studio, { type: "Person", email });
    expect([person.email, person.user_id]).toEqual([email, null]);
    const path = `/resources/${person.id}`;
    const first = await studio.put(path, { invite: true });
    expect(first.body).toMatchObject({ email, user_id: expect.any(Number) });
    const second = await studio.put(path, { invite: true, email });
    expect(second.body.user_id).toBe(first.body.user_id);
    const links = await linksTo(email, 2);
    expect(new Set(links).size).toBe(2);
  });

  it("person of another account: shows only the address", async () => {
    const studio = await makeStudio(scheduling);
    const elsewhere = await makeStudio(scheduling);
    const { email, last_name: lastName } = (await elsewhere.get("/v1/me")).body;
    const person = await makeResource(studio, { type: "Person", email, invite: true });
    const { body } = await studio.get(`/users/${elsewhere.userId}`);
    expect(body).toMatchObject({ email, last_name: "", last_activity_at: null, image: null });
    const { text } = await studio.get("/users");
    for (const message of [text, JSON.stringify(person)]) expect(message).not.toContain(lastName);
    expect((await elsewhere.get("/v1/me")).body.last_name).toBe(lastName);
  });

  it("member: gets the resource without a mail", async () => {
    const studio = await makeStudio(scheduling);
    const member = await makeMember(scheduling, studio);
    const { email } = (await member.get("/v1/me")).body;
    const person = await makeResource(studio, { type: "Person", email, invite: true });
    expect(person.user_id).toBe(member.userId);
    expect((await member.get("/resources/me")).body).toMatchObject({ id: person.id });
    const other = newEmail();
    await makeResource(studio, { type: "Person", email: other, invite: true });
    await linksTo(other);
    await linksTo(email, 0);
  });

  it("has one resource in an account", async () => {
    const studio = await makeStudio(scheduling);
    const email = newEmail();
    const first = await makeResource(studio, { type: "Person", email, invite: true });
    const body = {
      resource_type_id: first.resource_type.id,
      first_name: "Again",
      email: email.toUpperCase(),
      invite: true,
    };
    const again = await studio.post("/resources", body);
    const errors = { email: ["belongs to another resource"] };
    expect([again.status, again.body.errors]).toEqual([422, errors]);
    const elsewhere = await makeStudio(scheduling);
    const other = await makeResource(elsewhere, { type: "Person", email, invite: true });
    expect(other.user_id).toBe(first.user_id);
  });

  it("keeps the address of their sign-in", async () => {
    const studio = await makeStudio(scheduling);
    const email = newEmail();
    const { id } = await makeResource(studio, { type: "Person", email, invite: true });
    const { status, body } = await studio.put(`/resources/${id}`, { email: newEmail() });
    const errors = { email: ["belongs to a user and cannot change here"] };
    expect([status, body.errors]).toEqual([422, errors]);
    expect((await studio.put(`/resources/${id}`, { email, job_title: "Poet" })).body).toMatchObject(
      {
        email,
        job_title: "Poet",
      },
    );
  });

  it("has email address and job title before and after the link", async () => {
    const studio = await makeStudio(scheduling);
    const [written, email] = [newEmail(), newEmail()];
    const { id } = await makeResource(studio, { type: "Person" });
    const path = `/resources/${id}`;
    const labels = { email: written, job_title: "Barber" };
    expect((await studio.put(path, labels)).body).toMatchObject(labels);
    expect((await studio.get(path)).body).toMatchObject({ ...labels, user_id: null });
    const invited = await studio.put(path, { email, invite: true });
    expect(invited.body).toMatchObject({ email, job_title: "Barber" });
    const { db } = scheduling.context;
    const login = newEmail();
    await sql`update scheduling.users set email = ${login}
      where id = ${invited.body.user_id}`.execute(db);
    expect((await studio.get(path)).body.email).toBe(login);
    expect((await studio.put(path, { email: null })).status).toBe(422);
  });

  it("requires an administrator", async () => {
    const studio = await makeStudio(scheduling);
    const colleague = await makeMember(scheduling, studio, { permissions: "manager" });
    const { resource_type: type } = await makeResource(studio, { type: "Person" });
    const person = { resource_type_id: type.id, first_name: "Ada", email: newEmail() };
    const response = await colleague.post("/resources", person);
    expect(response.status).toBe(201);
    const refusal = {
      status: 403,
      body: { error_description: "Only administrators may invite people" },
    };
    const invited = await colleague.post("/resources", { ...person, invite: true });
    const changed = await colleague.put(`/resources/${response.body.id}`, { invite: true });
    expect([invited, changed]).toMatchObject([refusal, refusal]);
  });

  it("counts towards five invitations an hour, from every route", async () => {
    const studio = await makeStudio(scheduling, { name: 'Tom "& Sons"' });
    const statuses = [];
    for (let times = 0; times < 6; times += 1) {
      const { id } = await makeResource(studio, { type: "Person", email: newEmail() });
      statuses.push((await studio.put(`/resources/${id}`, { invite: true })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { id } = await makeResource(studio, { type: "Person", email: newEmail() });
    const response = await studio.put(`/resources/${id}`, { invite: true });
    expect(response.body.error).toBe("rate_limited");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(3500);
    expect((await studio.get(`/resources/${id}`)).body.user_id).toBeNull();
  });

  it("with a name older than the rules works as before", async () => {
    const studio = await makeStudio(scheduling);
    const { db } = scheduling.context;
    const email = newEmail();
    const { id } = await makeResource(studio, { type: "Person", email });
    const name = `https://evil.example ${"n".repeat(150)}`;
    await sql`update scheduling.accounts set name = ${name}
      where id = ${studio.accountId}`.execute(db);
    await sql`update scheduling.resources set name = ${name}, first_name = ${name}, last_name = ''
      where account_id = ${studio.accountId} and id = ${id}`.execute(db);
    expect((await studio.get("/v1/accounts")).body).toMatchObject([{ name }]);
    const path = `/resources/${id}`;
    for (const change of [{ invite: true }, { job_title: "Poet", first_name: name }]) {
      expect((await studio.put(path, change)).status).toBe(200);
    }
    expect((await studio.get(path)).body).toMatchObject({ name, job_title: "Poet" });
    expect((await studio.put(path, { first_name: `${name}n` })).status).toBe(422);
    const [mail = ""] = await mailsTo(email);
    expect(mail.match(/:\/\/[^/\s]*/g)).toEqual(["://book.example.com"]);
  });

  it("reads the account's name only in the mail's body, set apart", async () => {
    const studio = await makeStudio(scheduling, { name: 'Tom "& Sons"' });
    const email = newEmail();
    await makeResource(studio, { type: "Person", email, invite: true });
    const [mail = ""] = await mailsTo(email);
    expect(mail).toMatch(/^Subject: You are invited to plan with Frontdesk\r?$/m);
    expect(mail).toContain("\n    \"Tom '& Sons'\"\n");
  });

  it("names the inviter and the role, and on a repeat the member's role", async () => {
    const studio = await makeStudio(scheduling);
    const { body: inviter } = await studio.get("/users/me");
    const full = `${inviter.first_name} ${inviter.last_name}`.trim();
    const email = newEmail();
    const none = { project_rights: "none", report_rights: "none" };
    const invited = await studio.post("/users", {
      email,
      permissions: "custom",
      ...none,
      booking_rights: "manage_own",
      client_rights: "view",
      resource_rights: "view",
      own_only: true,
    });
    expect(invited.status).toBe(201);
    const { id } = await makeResource(studio, { type: "Person" });
    await studio.put(`/resources/${id}`, { user_id: invited.body.id });
    await studio.put(`/resources/${id}`, { invite: true });
    for (const mail of await mailsTo(email, 2)) {
      expect(mail).toContain(`\n    "${full}"\n`);
      expect(mail).toContain("\nYour role: Own calendar.\n");
    }
  });

  it.each([
    ["administrator", "Manager"],
    ["basic_user", "Reader"],
  ])("names the role of permissions %s", async (permissions, role) => {
    const studio = await makeStudio(scheduling);
    const email = newEmail();
    await studio.post("/users", { email, permissions });
    const [mail = ""] = await mailsTo(email);
    expect(mail).toContain(`\nYour role: ${role}.\n`);
  });

  it("never sees the name of an untrusted account; those share one limit", async () => {
    const settings = {
      publicUrl: "https://book.example.com",
      accountsAreTrusted: false,
      mostInvited: { perHour: 5, perDay: 20, perDayInAll: 2 },
    };
    const strict = await startTestScheduling({ settings });
    const invite = async (studio: Studio, email: string) => {
      const { id } = await makeResource(studio, { type: "Person", email });
      return (await studio.put(`/resources/${id}`, { invite: true })).status;
    };
    const [one, other] = [await makeStudio(strict), await makeStudio(strict)];
    const { db } = strict.context;
    await sql`update scheduling.accounts set name = 'Call 99 99'
      where id = ${one.accountId}`.execute(db);
    const email = newEmail();
    expect([await invite(one, email), await invite(other, newEmail())]).toEqual([200, 200]);
    expect([await invite(one, newEmail()), await invite(other, newEmail())]).toEqual([429, 429]);
    const { rows } = await sql<{ data: { to: string; text: string } }>`select data from jobs.job
      where name = 'mail' and data->>'to' = ${email}`.execute(strict.context.db);
    const folder = join(strict.context.settings.dataFolder, "mail");
    const files = readdirSync(folder, { withFileTypes: true }).map(({ name }) =>
      readFileSync(join(folder, name), "utf8"),
    );
    const mails = [...rows.map(({ data }) => data.text), ...files];
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.join("\n")).not.toContain("99 99");
    const trusted = await makeStudio(strict);
    await setApproved(strict.context.db, trusted.accountId, new Date());
    expect(await invite(trusted, newEmail())).toBe(200);
    await strict.close();
  });

  it("gets a limited number of mails", async () => {
    const limited = await startTestScheduling({ limited: true });
    const studio = await makeStudio(limited);
    const { id } = await makeResource(studio, { type: "Person" });
    const email = newEmail();
    const statuses = [];
    for (let times = 0; times < 10; times += 1) {
      statuses.push((await studio.put(`/resources/${id}`, { invite: true, email })).status);
    }
    expect(statuses).toEqual(Array(10).fill(200));
    const last = await studio.put(`/resources/${id}`, { invite: true, email });
    expect([last.status, last.body.error]).toEqual([429, "rate_limited"]);
    expect(Number(last.headers["retry-after"])).toBeGreaterThan(60);
    await limited.close();
  });
});
