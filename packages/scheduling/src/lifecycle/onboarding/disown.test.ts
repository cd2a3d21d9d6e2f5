import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sendByDesk } from "../../../test/desk.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { makeUnconfirmed } from "../../../test/oauth.ts";
import { makeMember } from "../../../test/studio.ts";
import { listAccounts } from "../../parties/accounts/store.ts";
import { findUserOfPerson } from "../../parties/users/store.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

const chosen = "a wholly other sentence";

async function makeSquatter() {
  const { db } = scheduling.context;
  const { email, visitor } = await makeUnconfirmed(scheduling);
  const { rows } = await sql<{ id: string }>`
    select id from people.persons where email = ${email}`.execute(db);
  const personId = rows[0]!.id;
  const { id: userId } = (await findUserOfPerson(db, personId))!;
  const [account] = await listAccounts(db, userId);
  const { id: accountId, subdomain } = account!;
  const permissions = "administrator" as const;
  const accomplice = await makeMember(scheduling, { accountId, subdomain }, { permissions });
  const webhook = { name: "a", payload_url: "https://a.example", events: ["bookings"] };
  await accomplice.post("/webhooks", webhook);
  await sql`insert into scheduling.booking_pages (account_id, published, contact_email, privacy_url,
      created_at, updated_at) values (${accountId}, true, ${"a@example.com"},
      ${"https://a.example"}, now(), now())
    on conflict (account_id) do update set published = true, contact_email = 'a@example.com',
      privacy_url = 'https://a.example'`.execute(db);
  return { email, visitor, personId, userId, accountId, accomplice };
}

async function ownerAt(email: string) {
  const { visitor } = await makeUnconfirmed(scheduling);
  visitor.cookies.clear();
  await visitor.get("/forgot");
  await visitor.submit({ email });
  const mails = await mailsTo(scheduling, email, 2);
  const texts = mails.flatMap(({ parts }) => parts.map(({ content }) => content)).join("\n");
  await visitor.get(/\/reset\/[\w-]+/.exec(texts)![0]);
  return visitor;
}

it("unconfirmed sign-up: the address owner sees a stranger's accounts and gets none", async () => {
  const { db } = scheduling.context;
  const squatter = await makeSquatter();
  const owner = await ownerAt(squatter.email);
  expect(owner.page).toContain("1 other member, 1 webhook, 0 calendar feeds");
  expect(owner.page).toContain("a public booking page");
  expect((await owner.submit({ password: chosen, made: "remove" })).status).toBe(303);

  await owner.get("/sign-in");
  await owner.submit({ email: squatter.email, password: chosen });
  const { rows } = await sql<{ id: string }>`
    select id from people.persons where email = ${squatter.email}`.execute(db);
  const own = (await findUserOfPerson(db, rows[0]!.id))!;
  const accounts = await listAccounts(db, own.id);
  expect([own.id === squatter.userId, accounts.map(({ owner }) => owner)]).toEqual([false, [true]]);
  expect(accounts[0]!.id).not.toBe(squatter.accountId);
  expect((await sendByDesk(scheduling, "GET /v1/me", { personId: rows[0]!.id })).body.id).toBe(
    own.id,
  );

  const { accomplice } = squatter;
  const change = await accomplice.post("/webhooks", {
    name: "b",
    payload_url: "https://b.example",
  });
  expect(change.status).toBe(403);
  const { rows: pages } = await sql<{ published: boolean }>`
    select published from scheduling.booking_pages
    where account_id = ${squatter.accountId}`.execute(db);
  expect(pages).toEqual([{ published: false }]);
});

it("unconfirmed sign-up: the real owner keeps their accounts", async () => {
  const { email, userId, accountId } = await makeSquatter();
  const owner = await ownerAt(email);
  await owner.submit({ password: chosen, made: "keep" });
  const accounts = await listAccounts(scheduling.context.db, userId);
  expect(accounts.map(({ id }) => id)).toEqual([accountId]);
});
