import { createServer, type Server } from "@frontdesk/server/server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asserted } from "../../test/asserted.ts";
import {
  codeFor,
  makePerson,
  password,
  startTestPeople,
  type TestPeople,
} from "../../test/harness.ts";
import type { Visitor } from "../../test/visitor.ts";
import type { SignedIn } from "../people.ts";
import { type Assertion, type ForwardedRequest, goodForMs, sign } from "./assertion.ts";
import { callerAddress, readAssertion } from "./read.ts";

const personId = "6".repeat(24);

let started: TestPeople;
let shop: Server;
beforeAll(async () => {
  started = await startTestPeople({}, (server, people) => {
    server.get("/who", { config: { plain: true } }, async (request) => {
      return JSON.stringify((await people.personOf(request)) ?? null);
    });
  });
  const { keyring, opened } = started;
  shop = createServer({
    log: started.log,
    addressOf: (request) => callerAddress({ keyring }, request),
  });
  const parts = { db: opened.db, keyring };
  const config = { plain: true };
  shop.route({
    method: ["GET", "PUT", "POST"],
    url: "/things/:id",
    config,
    handler: async (request) => {
      const read = await readAssertion(parts, request, "payments");
      return JSON.stringify({ read: read ?? null, address: request.callerAddress });
    },
  });
});
afterAll(async () => {
  await shop.close();
  await started.close();
});

interface Came {
  read: Assertion | "unfit" | null;
  address: string;
}

type Method = "GET" | "PUT" | "POST";

async function send(route: string, headers: Record<string, string>): Promise<Came> {
  const [method, url = ""] = route.split(" ", 2);
  return (await shop.inject({ method: method as Method, url, headers })).json();
}

async function headerFor(route: string, input: Partial<Assertion> = {}): Promise<string> {
  const parts = { db: started.opened.db, keyring: started.keyring };
  return await asserted(parts, route, { personId, aud: "payments", ...input });
}

describe("assertion in a service", () => {
  it("accepted for its own request, with the browser's address", async () => {
    const authorization = await headerFor("GET /things/1?a=%62");
    const { read, address } = await send("GET /things/1?a=%62", { authorization });
    expect(read).toMatchObject({ personId, path: "/things/1", query: "a=%62" });
    expect(address).toBe("198.51.100.7");
  });

  it("accepted in any spelling of the path", async () => {
    const authorization = await headerFor("GET /things/ab");
    expect((await send("GET //things/%61b", { authorization })).read).toMatchObject({ personId });
  });

  it("accepted with its own idempotency key only", async () => {
    const authorization = await headerFor("POST /things/1", { idempotencyKey: "k" });
    const came = await send("POST /things/1", { authorization, "idempotency-key": "k" });
    expect(came.read).toMatchObject({ idempotencyKey: "k" });
  });

  it("accepted for a minute by the database clock, and no longer", async () => {
    const at = Date.now();
    const young = await headerFor("GET /things/1", { at: at - goodForMs + 10_000 });
    const old = await headerFor("GET /things/1", { at: at - goodForMs - 1 });
    expect((await send("GET /things/1", { authorization: young })).read).toMatchObject({
      personId,
    });
    expect((await send("GET /things/1", { authorization: old })).read).toBe("unfit");
  });

  it("absent: no person", async () => {
    for (const headers of [{}, { authorization: "Basic OmE=" }, { authorization: "Desks a.b" }]) {
      expect(await send("GET /things/1", headers)).toEqual({ read: null, address: "127.0.0.1" });
    }
  });
});

describe("stolen assertion", () => {
  it.each<[string, string, Partial<Assertion>, Record<string, string>]>([
    ["with another method", "PUT /things/1", {}, {}],
    ["on another path", "GET /things/2", {}, {}],
    ["with another query", "GET /things/1?all=1", {}, {}],
    ["with a key that it has not", "GET /things/1", {}, { "idempotency-key": "k" }],
    ["without its key", "GET /things/1", { idempotencyKey: "k" }, {}],
    ["with another key", "GET /things/1", { idempotencyKey: "k" }, { "idempotency-key": "l" }],
    ["by another service", "GET /things/1", { aud: "scheduling" }, {}],
    ["where operators are let in", "GET /things/1", { aud: "operator" }, {}],
    [
      "by another installation",
      "GET /things/1",
      { installation: "00000000-0000-4000-8000-000000000000" },
      {},
    ],
  ])("refused %s", async (_title, route, input, headers) => {
    const authorization = await headerFor("GET /things/1", input);
    expect((await send(route, { ...headers, authorization })).read).toBe("unfit");
  });
});

describe("forged assertion", () => {
  it("signed with another key: refused, and counts for its own address", async () => {
    const own = new Map([...started.keyring.own.keys()].map((name) => [name, Buffer.alloc(32)]));
    const { read } = await send("GET /things/1", {
      authorization: await headerFor("GET /things/1"),
    });
    const authorization = sign({ ...started.keyring, own }, read as Assertion);
    expect(await send("GET /things/1", { authorization })).toEqual({
      read: "unfit",
      address: "127.0.0.1",
    });
  });

  it("changed, shortened, lengthened or empty: refused", async () => {
    const header = await headerFor("GET /things/1");
    const [payload = "", digest = ""] = header.slice("Desk ".length).split(".");
    const changed = Buffer.from(
      Buffer.from(payload, "base64url").toString().replace(personId, "7".repeat(24)),
    );
    for (const authorization of [
      `Desk ${changed.toString("base64url")}.${digest}`,
      header.slice(0, -1),
      `${header}A`,
      `Desk ${payload}`,
      `Desk ${payload}.`,
      "Desk .",
      "Desk",
      "desk e30.e30",
    ]) {
      expect([authorization, (await send("GET /things/1", { authorization })).read]).toEqual([
        authorization,
        "unfit",
      ]);
    }
  });
});

const request: ForwardedRequest = {
  method: "GET",
  path: "/things/1",
  query: "",
  idempotencyKey: null,
};

async function whoIs(visitor: Visitor): Promise<SignedIn> {
  return JSON.parse((await visitor.get("/who")).text);
}

async function assertionOf(person: SignedIn): Promise<Assertion | undefined> {
  const saying = { person, address: "192.0.2.1", aud: "payments", request } as const;
  return (await started.people.makeAssertion(saying))?.assertion;
}

describe("assertion of the desk", () => {
  it("names the person in a form that a service accepts", async () => {
    const person = await whoIs(await makePerson(started, "ann@example.com"));
    const saying = { person, address: "192.0.2.1", aud: "payments", request } as const;
    const { assertion, header = "" } = (await started.people.makeAssertion(saying)) ?? {};
    expect(assertion).toMatchObject({
      personId: person.personId,
      name: "Ann Example",
      sessionId: person.sessionId,
      address: "192.0.2.1",
      provedAt: null,
      hasSecondFactor: false,
      isOperator: false,
    });
    expect(Math.abs((assertion?.at ?? 0) - Date.now())).toBeLessThan(20_000);
    const came = await send("GET /things/1", { authorization: header });
    expect(came).toEqual({ read: assertion, address: "192.0.2.1" });
  });

  it("none for an ended session", async () => {
    const ann = await makePerson(started, "ended@example.com");
    const person = await whoIs(ann);
    await ann.get("/me");
    await ann.post("/sign-out", {
      form_token: /name="form_token" value="([^"]+)"/.exec(ann.page)![1]!,
    });
    expect(await assertionOf(person)).toBeUndefined();
  });

  it("contains the second factor, and the time of its use in this session", async () => {
    const ann = await makePerson(started, "factor@example.com");
    await ann.get("/me");
    await ann.submit({ current: password }, "/me/second-factor");
    await ann.get("/me/second-factor");
    expect(await assertionOf(await whoIs(ann))).toMatchObject({ hasSecondFactor: false });
    await ann.get("/me/second-factor");
    const key = ann.page;
    await ann.submit({ code: codeFor(started, key) }, "/me/second-factor/confirm");
    const confirmedAt = started.now().getTime();
    const proved = { hasSecondFactor: true, provedAt: confirmedAt };
    expect(await assertionOf(await whoIs(ann))).toMatchObject(proved);

    started.wait(60_000);
    const elsewhere = started.visitor();
    await elsewhere.get("/sign-in");
    await elsewhere.submit({ email: "factor@example.com", password });
    await elsewhere.get("/second-factor");
    await elsewhere.submit({ code: codeFor(started, key) });
    const provedAt = started.now().getTime();
    expect(await assertionOf(await whoIs(elsewhere))).toMatchObject({
      hasSecondFactor: true,
      provedAt,
    });
    expect(await assertionOf(await whoIs(ann))).toMatchObject(proved);
  });

  it("marks operators until they are erased", async () => {
    const person = await whoIs(await makePerson(started, "operator@example.com"));
    await sql`insert into people.operators values (${person.personId}, now())`.execute(
      started.opened.db,
    );
    expect(await assertionOf(person)).toMatchObject({ isOperator: true });
    const erasing = { personId: person.personId, leavesOwnerless: false };
    await started.people.erasePerson(started.opened.db, erasing);
    const { rows } = await sql`select from people.operators`.execute(started.opened.db);
    expect(rows).toEqual([]);
  });
});
