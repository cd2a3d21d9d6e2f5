import {
  columnsSealedWith,
  freshDatabase,
  type TestDatabase,
  thorough,
} from "@frontdesk/database/testing";
import type { PeopleContext } from "@frontdesk/people/context";
import {
  confirm,
  hasSecondFactor,
  propose,
  proposedSecret,
  takeCode,
} from "@frontdesk/people/second-factors/second-factor";
import { codeOf, counterOf } from "@frontdesk/people/second-factors/totp";
import { keysColumn } from "@frontdesk/platform/sealing/attend";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openSecret } from "../../src/changes/webhooks/sealed.ts";
import { findWebhook } from "../../src/changes/webhooks/store.ts";
import { migrations } from "../../src/core/migrations.ts";

import { openSeal, sealOf } from "../../src/money/connections/sealed.ts";
import { findConnection, saveConnection } from "../../src/money/connections/store.ts";
import { sealedColumns } from "../../src/operating/sealed-columns.ts";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import { makeApplication, makePerson } from "../oauth.ts";
import { basic, operatorKey } from "../operator.ts";
import { type Json, makeStudio } from "../studio.ts";
import { refresh, tokensFor } from "../token-requests.ts";

const [old, next] = [40_123, 40_124];
const keyOf = (version: number) => `${version}:${Buffer.alloc(32, version & 255).toString("hex")}`;
const [oldKey, newKey] = [keyOf(old), keyOf(next)];
const names = [keysColumn, ...sealedColumns].map(({ name }) => name).sort();

let opened: TestDatabase;
let running: TestScheduling | undefined;
beforeEach(async () => {
  opened = await freshDatabase(migrations);
});
afterEach(async () => {
  await running?.close();
  await opened.close();
});

async function start(masterKey: string, more: object = {}): Promise<TestScheduling> {
  await running?.close();
  running = undefined;
  const lasting = { ...opened, close: async () => {} };
  const settings = { masterKey, operatorKey, webhooksToPrivate: true };
  const pace = { beatMs: 30, drainMs: 200, batchSize: 2 };
  running = await startTestScheduling({ opened: lasting, settings, pace, ...more });
  return running;
}

const peopleOf = ({ context }: TestScheduling) => context as unknown as PeopleContext;

const merchantSecrets = { sealed_key: "a key", sealed_link_secret: "a link secret" } as const;
type MerchantSecret = keyof typeof merchantSecrets;

async function connectMerchant({ context }: TestScheduling, accountId: number): Promise<void> {
  const sealedAs = (name: MerchantSecret) =>
    sealOf(context.keyring, name, { accountId, plain: merchantSecrets[name] });
  const connection = {
    account_id: accountId,
    merchant_id: "a merchant",
    url: null,
    sealed_key: sealedAs("sealed_key"),
    key_last_four: "last",
    sealed_link_secret: sealedAs("sealed_link_secret"),
    merchant_name: "Studio",
    currency: "EUR",
    is_test: true,
    claims: {},
    cursor: null,
  };
  await saveConnection(context.db, connection, context.now());
}

async function expectMerchant({ context }: TestScheduling, accountId: number): Promise<void> {
  const row = (await findConnection(context.db, accountId))!;
  for (const name of Object.keys(merchantSecrets) as MerchantSecret[]) {
    const opened = openSeal(context.keyring, name, { accountId, sealed: row[name]! });
    expect(opened).toBe(merchantSecrets[name]);
  }
}

async function makeSealed(scheduling: TestScheduling) {
  const studio = await makeStudio(scheduling);
  const webhook = { name: "Ours", payload_url: "http://127.0.0.1:9", events: ["clients"] };
  const { body } = await studio.post("/webhooks", { ...webhook, secret: "a secret" });
  await connectMerchant(scheduling, studio.accountId);
  const client = await studio.post("/clients", { name: "One" }, { "idempotency-key": "one" });
  expect(client.status).toBe(201);
  const application = await makeApplication(scheduling);
  const person = await makePerson(scheduling);
  const tokens = await tokensFor(scheduling, { person, application });
  const pair = await refresh(scheduling, application, tokens as object as Record<string, string>);
  expect(pair.status).toBe(200);
  const people = peopleOf(scheduling);
  await propose(people, person.personId);
  const secret = (await proposedSecret(people, person.personId))!;
  const now = scheduling.context.now();
  const confirmed = await confirm(people, person.personId, codeOf(secret, counterOf(now)));
  const codes = confirmed!.backupCodes;
  return { studio, webhookId: body.id as number, client, application, person, tokens, pair, codes };
}

type SealedParts = Awaited<ReturnType<typeof makeSealed>>;

async function expectKept(
  scheduling: TestScheduling,
  sealed: SealedParts,
  code: number,
): Promise<void> {
  const { studio, webhookId, client, application, person, tokens, pair, codes } = sealed;
  const { context, send } = scheduling;
  await expectMerchant(scheduling, studio.accountId);
  const key = { accountId: studio.accountId, id: webhookId };
  const row = (await findWebhook(context.db, key))!;
  expect(openSecret(context.keyring, key, row.sealed_secret)).toBe("a secret");
  const repeated = await send(`POST /v1/${studio.subdomain}/clients`, {
    token: studio.token,
    body: { name: "One" },
    headers: { "idempotency-key": "one" },
  });
  expect([repeated.status, repeated.text]).toEqual([client.status, client.text]);
  const again = await refresh(scheduling, application, tokens as object as Record<string, string>);
  expect(again.body.access_token).toBe(pair.body.access_token);
  const people = peopleOf(scheduling);
  expect(await hasSecondFactor(people, person.personId)).toBe(true);
  expect(await takeCode(people, person.personId, codes[code]!)).toBe(true);
  expect(await takeCode(people, person.personId, "000000")).toBe(false);
}

const rotation = async ({ send }: TestScheduling, method: "GET" | "POST"): Promise<Json> => {
  const headers = { authorization: basic(operatorKey) };
  return (await send(`${method} /scheduling/operator/key-rotation`, { headers })).body.keyRotation;
};

it.runIf(thorough)("key rotation: retiring the old master key loses nothing", async () => {
  const before = await start(oldKey);
  const sealed = await makeSealed(before);
  expect(await columnsSealedWith(opened.db, old)).toEqual(names);
  await expectKept(before, sealed, 0);

  const scheduling = await start(`${oldKey},${newKey}`);
  let isOver = false;
  const load = async () => {
    const studio = { ...sealed.studio };
    for (let created = 0; !isOver; created += 1) {
      const sending = { token: studio.token, body: { name: `Client ${created}` } };
      const headers = { "idempotency-key": `load-${created}` };
      const path = `POST /v1/${studio.subdomain}/clients` as const;
      const first = await scheduling.send(path, { ...sending, headers });
      const second = await scheduling.send(path, { ...sending, headers });
      expect([first.status, second.text]).toEqual([201, first.text]);
    }
  };
  const loads = load();
  expect((await rotation(scheduling, "POST")).version).toBe(next);
  await vi.waitFor(async () => {
    expect((await rotation(scheduling, "GET")).state).toBe("done");
  }, 60_000);
  isOver = true;
  await loads;
  expect(await columnsSealedWith(opened.db, old)).toEqual([]);
  expect(await columnsSealedWith(opened.db, next)).toEqual(names);

  await expectKept(await start(newKey), sealed, 1);
});
it.runIf(thorough)("lost master key: loses only its sealed values", async () => {
  const before = await start(oldKey);
  const sealed = await makeSealed(before);
  await expect(start(newKey)).rejects.toThrow("--without-sealed");
  const scheduling = await start(newKey, { withoutSealed: true });
  expect(scheduling.logged()).toContain("THE MASTER KEY IS ABANDONED");
  const { studio, webhookId, application, person, pair } = sealed;
  const { send } = scheduling;
  const headers = { authorization: basic(operatorKey) };
  expect((await send("GET /scheduling/operator/actions", { headers })).body).toMatchObject([
    { action: "keys.give-up", details: { version: next } },
  ]);
  const { token, subdomain } = studio;
  const ask = (route: `${"PUT" | "POST"} ${string}`, body: object, more = {}) =>
    send(route.replace(" ", ` /v1/${subdomain}`) as typeof route, { token, body, headers: more });

  // The earlier call is not repeated; its response is unreadable.
  const repeated = await ask("POST /clients", { name: "One" }, { "idempotency-key": "one" });
  expect(repeated.status).toBe(422);
  expect((await ask("POST /clients", { name: "Two" })).status).toBe(201);
  expect((await ask(`PUT /webhooks/${webhookId}`, { name: "Theirs" })).status).toBe(200);
  await scheduling.delivery.drain();
  const queue = await send(`GET /v1/${subdomain}/webhooks/${webhookId}/queue`, { token });
  expect(queue.body[0]).toMatchObject({ status: "failing", failure: "secret lost" });
  expect((await ask(`PUT /webhooks/${webhookId}`, { secret: "another" })).status).toBe(200);
  const key = { accountId: studio.accountId, id: webhookId };
  const row = (await findWebhook(opened.db, key))!;
  expect(openSecret(scheduling.context.keyring, key, row.sealed_secret)).toBe("another");
  const refreshed = await refresh(scheduling, application, pair.body);
  expect(refreshed.status).toBe(200);
  const people = peopleOf(scheduling);
  expect(await hasSecondFactor(people, person.personId)).toBe(false);
  expect(await propose(people, person.personId)).toBe(true);
});
