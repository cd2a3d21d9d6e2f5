import { randomBytes } from "node:crypto";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { platformMigrations } from "@frontdesk/platform/migrations";
import { type Keyring, keyringFrom } from "@frontdesk/platform/sealing/keyring";
import { createLog } from "@frontdesk/server/log";
import { createServer, type Server } from "@frontdesk/server/server";
import type { Mail } from "../src/mail/mail.ts";
import { peopleMigrations } from "../src/migrations.ts";
import { peopleKeys } from "../src/own-keys.ts";
import { createPeople, type People, type PeopleOptions } from "../src/people.ts";
import { codeOf, counterOf } from "../src/second-factors/totp.ts";
import { Visitor } from "./visitor.ts";

export interface TestPeople {
  server: Server;
  people: People;
  opened: TestDatabase;
  keyring: Keyring;
  log: ReturnType<typeof createLog>;
  mails: Mail[];
  logged(): string;
  wait(ms: number): void;
  now(): Date;
  visitor(address?: string): Visitor;
  close(): Promise<void>;
}

export const password = "correct horse battery";

export const testCost = { memory: 64, passes: 1, parallelism: 1 };

let visitors = 0;

export async function startTestPeople(
  { opened: testDatabase, ...options }: Partial<PeopleOptions> & { opened?: TestDatabase } = {},
  routes: (server: Server, people: People) => void = () => {},
): Promise<TestPeople> {
  const opened = testDatabase ?? (await freshDatabase([platformMigrations, peopleMigrations]));
  const lines: string[] = [];
  const mails: Mail[] = [];
  const log = createLog({ level: "trace", destination: { write: (line) => lines.push(line) } });
  let time = Date.parse("2026-03-01T12:00:00.000Z");
  const now = () => new Date(time);
  const keyring: Keyring = {
    ...keyringFrom(Buffer.alloc(32, 7).toString("base64url")),
    own: new Map(peopleKeys.map((name) => [name, randomBytes(32)])),
  };
  const people = createPeople({
    db: opened.db,
    now,
    log,
    post: { send: async (_db, ...sent) => void mails.push(...sent) },
    keyring,
    publicUrl: "http://localhost",
    productName: "Frontdesk",
    passwordCost: testCost,
    answerMs: 0,
    ...options,
  });
  const server = createServer({ log, trustProxy: "loopback" });
  people.signInRoutes(server);
  routes(server, people);
  await server.ready();
  return {
    server,
    people,
    opened,
    keyring,
    log,
    mails,
    logged: () => lines.join(""),
    wait: (ms) => {
      time += ms;
    },
    now,
    visitor: (address) => {
      visitors += 1;
      return new Visitor(server, address ?? `198.51.${visitors >> 8}.${visitors & 255}`);
    },
    close: async () => {
      await server.close();
      await opened.close();
    },
  };
}

export function lastLink({ mails }: TestPeople, email: string): string {
  const mail = mails.findLast(({ to }) => to === email);
  const url = new URL(mail?.link ?? "http://localhost/no-mail");
  return url.pathname + url.search;
}

export function codeFor({ now }: Pick<TestPeople, "now">, page: string): string {
  const [, key = ""] = /secret=([A-Z2-7]+)/.exec(page) ?? [];
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...key].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  return codeOf(secret, counterOf(now()));
}

export async function makePerson(started: TestPeople, email: string): Promise<Visitor> {
  const visitor = started.visitor();
  await visitor.get("/sign-up");
  await visitor.submit({ name: "Ann Example", email, password });
  await visitor.get(lastLink(started, email));
  await visitor.submit({ password });
  return visitor;
}
