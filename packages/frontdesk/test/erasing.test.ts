import { run } from "@frontdesk/database/statement";
import {
  type App,
  asking,
  type Json,
  type MerchantBody,
  makeApp,
  makeMerchant,
  makePayment,
} from "@frontdesk/payments/test/shop";
import { password } from "@frontdesk/people/test/harness";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { RemoteVisitor } from "./remote-visitor.ts";
import { startWhole, type Whole } from "./whole.ts";

let whole: Whole;
let operator: ReturnType<typeof asking>;
let app: App;
let merchant: MerchantBody;
beforeAll(async () => {
  whole = await startWhole();
  operator = asking(whole, operatorKey);
});
afterAll(() => whole.close());
beforeEach(async () => {
  app = await makeApp(whole);
  merchant = await makeMerchant(whole, app);
});

const address = "203.0.113.77";

class PlantingVisitor extends RemoteVisitor {
  override async send(...[method, url, sent = {}]: Parameters<RemoteVisitor["send"]>) {
    const headers = { ...sent.headers, "x-forwarded-for": address };
    return await super.send(method, url, { ...sent, headers });
  }
}

async function makeMember(
  email: string,
  role: string,
): Promise<{ id: string; at: PlantingVisitor }> {
  await app.post(`/merchants/${merchant.id}/users`, { email, role });
  const at = new PlantingVisitor(whole.deskUrl);
  await at.get(await whole.invitationOf(email));
  expect((await at.submit({ name: "Wilhelmina Quistgaard", password })).location).toBe("/");
  const find = "select id from people.persons where email = $1";
  const [{ id }] = (await run<Json>(whole.opened.db, { text: find }, [email])) as [Json];
  return { id, at };
}

async function tablesWith(text: string): Promise<string[]> {
  const all = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 1`;
  const matches: string[] = [];
  for (const { name } of await run<{ name: string }>(whole.opened.db, { text: all }, [])) {
    const within = `select 1 from ${name} t
      where position(lower($1) in lower(t::text)) > 0 limit 1`;
    const rows = await run(whole.opened.db, { text: within }, [text]);
    if (rows.length > 0) matches.push(name);
  }
  return matches;
}

// Counts hold networks only, for an hour.
const counts = ["payments.limits", "scheduling.limits", "desk.limits"];
const left = new RegExp(`^(people\\..*|${counts.join("|")})$`);

async function nameOnPage(email: string, { subdomain, headers }: OfAccount): Promise<void> {
  const body = { contact_email: email, notices_to: [email] };
  const path = `PUT /v1/${subdomain}/booking_page` as const;
  expect((await whole.send(path, { headers, body })).status).toBe(200);
}

interface OfAccount {
  subdomain: string;
  headers: Record<string, string>;
}

async function leaveMail(email: string): Promise<void> {
  await run(
    whole.opened.db,
    {
      text: `insert into jobs.job (name, data, state)
      values ('mail', jsonb_build_object('to', $1::text), 'failed')`,
    },
    [email.toUpperCase()],
  );
}

it("erasure: no table keeps the person's mail, name or address", async () => {
  const email = "Wilhelmina.Q@example.com";
  const { id, at } = await makeMember(email, "manager");
  const path = `/api/payments/merchants/${merchant.id}`;
  expect((await at.ask("PUT", path, { descriptor: "PLANTED" }))[0]).toBe(204);
  const invited = { email: "viewer@example.com", role: "viewer" };
  expect((await at.ask("POST", `${path}/users`, invited))[0]).toBe(201);
  const payment = await makePayment(whole, merchant, { amount: 1000 });
  await app.post(`/transactions/${payment}/captures`, { amount: 1000 });
  const refund = `/api/payments/transactions/${payment}/refunds`;
  expect((await at.ask("POST", refund, { amount: 100 }))[0]).toBe(201);
  const studio = { email, name: "Studio" };
  const response = await operator.post("/scheduling/operator/accounts", studio);
  const headers = { authorization: `Bearer ${response.body.token}` };
  await whole.send("PUT /v1/me", { headers, body: { first_name: "Wilhelmina" } });
  await nameOnPage(email, { subdomain: response.body.subdomain, headers });
  await leaveMail(email);
  expect(await tablesWith(email)).toEqual(
    expect.arrayContaining([
      "people.persons",
      "payments.merchant_users",
      "scheduling.users",
      "scheduling.booking_pages",
    ]),
  );
  expect(await tablesWith(address)).toEqual(
    expect.arrayContaining(["people.sessions", "payments.merchant_acts"]),
  );
  const before = (await app.get(`/merchants/${merchant.id}/acts?limit=9`)).body;

  expect((await operator.delete(`/desk/operator/persons/${id}`)).status).toBe(204);

  for (const text of [email, "Quistgaard", address]) {
    const matches = (await tablesWith(text)).filter((name) => !counts.includes(name));
    expect([text, matches]).toEqual([text, []]);
  }
  expect(await tablesWith(email)).toEqual([]);
  const ids = (await tablesWith(id)).filter((name) => !left.test(name));
  expect(ids).toEqual(["desk.actions", "scheduling.users"]);
  const after = (await app.get(`/merchants/${merchant.id}/acts?limit=9`)).body;
  const erased = { kind: "person", id: "erased" };
  expect(after).toEqual(
    before.map((act: Json) => ({
      ...act,
      ...(act.actor.id === id && { actor: erased, address: "erased" }),
      ...(act.subject === id && { subject: "erased" }),
    })),
  );
  expect(after.map(({ act, actor, subject }: Json) => [act, actor.kind, subject])).toEqual([
    ["user.invite", "person", expect.stringMatching(/^[0-9a-f]{24}$/)],
    ["merchant.update", "person", merchant.id],
    ["user.invite", "app", "erased"],
  ]);
  expect((await app.get(`/merchants/${merchant.id}/users?limit=9`)).body).toMatchObject([invited]);
});

it("erasure: requires consent to leave a solely owned merchant ownerless", async () => {
  const owner = await makeMember("owner@example.com", "owner");
  const path = `/desk/operator/persons/${owner.id}`;
  const response = await operator.delete(path);
  expect([response.status, response.body]).toEqual([
    409,
    {
      code: "owns_alone",
      message: `They alone own ${merchant.id}: add another owner first, or pass ownerless=yes`,
    },
  ]);
  expect((await owner.at.get("/me")).status).toBe(200);
  expect((await operator.delete(`${path}?ownerless=maybe`)).status).toBe(400);
  expect((await operator.delete(`${path}?ownerless=yes`)).status).toBe(204);
  expect((await app.get(`/merchants/${merchant.id}/users?limit=9`)).body).toEqual([]);
  const named = { email: "next@example.com", role: "owner" };
  expect((await app.post(`/merchants/${merchant.id}/users`, named)).status).toBe(201);
});
