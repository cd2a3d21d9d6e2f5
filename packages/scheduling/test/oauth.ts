import { hashPassword } from "@frontdesk/people/passwords/hash";
import { setPassword } from "@frontdesk/people/passwords/store";
import { newPersonId } from "@frontdesk/people/persons/person-id";
import { lockPersonOfEmail, setFirstName, verifyEmail } from "@frontdesk/people/persons/store";
import { testCost } from "@frontdesk/people/test/harness";
import { Visitor } from "@frontdesk/people/test/visitor";
import {
  type AccessSeconds,
  usualAccessSeconds,
} from "../src/applications/oauth/applications/application.ts";
import {
  type RegistrationResult,
  registerApplication,
} from "../src/applications/oauth/applications/register.ts";
import { insertGrant } from "../src/applications/oauth/grants/store.ts";
import { createPair, keepPair } from "../src/applications/oauth/pairs/pair.ts";
import { type Scope, scopes } from "../src/core/rights.ts";
import { userIdOf } from "../src/parties/users/of-person.ts";
import type { Reply, TestScheduling } from "./harness.ts";

export const password = "correct horse battery";
export const callback = "https://app.example.com/callback";

let drawn = 0;
let passwordHash: Promise<string> | undefined;

export interface Person {
  personId: string;
  userId: number;
  email: string;
  visitor: Visitor;
}

export async function makeUnconfirmed({
  server,
}: TestScheduling): Promise<Pick<Person, "email" | "visitor">> {
  drawn += 1;
  const email = `ann-${drawn}@example.com`;
  const visitor = new Visitor(server, `198.51.100.${drawn % 250}`);
  await visitor.get("/sign-up");
  await visitor.submit({ name: "Ann Example", email, password });
  await visitor.get("/sign-in");
  const { status } = await visitor.submit({ email, password });
  if (status !== 303) throw new Error(`signing in was answered with ${status}`);
  return { email, visitor };
}

export async function makePerson(
  scheduling: TestScheduling,
  name = "Ann Example",
): Promise<Person> {
  const { context, server } = scheduling;
  const { db } = context;
  drawn += 1;
  const email = `ann-${drawn}@example.com`;
  const now = context.now();
  passwordHash ??= hashPassword(password, testCost);
  const hash = await passwordHash;
  const personId = await lockPersonOfEmail(db, { email, newPersonId: newPersonId(now), now });
  await setFirstName(db, personId, name);
  await setPassword(db, { personId, hash, now });
  await verifyEmail(db, personId, now);
  const userId = await userIdOf(context, personId);
  const visitor = new Visitor(server, `198.51.100.${drawn % 250}`);
  await visitor.get("/sign-in");
  const { status } = await visitor.submit({ email, password });
  if (status !== 303) throw new Error(`signing in was answered with ${status}`);
  return { personId, userId, email, visitor };
}

export interface ApplicationFields {
  ownerId?: number;
  name?: string;
  redirectUrls?: string[];
  isConfidential?: boolean;
  mayUsePasswords?: boolean;
  scopes?: readonly Scope[];
  accessSeconds?: AccessSeconds;
}

export async function makeApplication(
  scheduling: TestScheduling,
  { ownerId, ...fields }: ApplicationFields = {},
): Promise<RegistrationResult> {
  return await registerApplication(scheduling.context, {
    ownerId: ownerId ?? (await makePerson(scheduling, "Max Maker")).userId,
    name: "Planner",
    redirectUrls: [callback],
    isConfidential: true,
    mayUsePasswords: false,
    scopes,
    accessSeconds: usualAccessSeconds,
    ...fields,
  });
}

export interface Access {
  accessToken: string;
  refreshToken: string;
  grantId: number;
}

export async function makeAccess(
  { context }: TestScheduling,
  { userId, applicationId, scopes: allowed = scopes }: AccessFields,
): Promise<Access> {
  const { db, now } = context;
  const at = now();
  const grantId = await insertGrant(db, { applicationId, userId, scopes: allowed, at });
  const application = { accessSeconds: usualAccessSeconds };
  const pair = createPair(application, { scopes: allowed, createdAt: at });
  await keepPair(context, grantId, pair);
  const { accessToken, refreshToken } = pair;
  return { accessToken, refreshToken, grantId };
}

export interface AccessFields {
  userId: number;
  applicationId: number;
  scopes?: readonly Scope[];
}

type Fields = Record<string, string>;

export function authorizePath(clientId: string, more: Record<string, string | undefined> = {}) {
  const fields = { response_type: "code", client_id: clientId, redirect_uri: callback, ...more };
  const inputs = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `/oauth/authorize?${new URLSearchParams(inputs as [string, string][])}`;
}

export function parametersIn(location: string | undefined): Fields {
  return Object.fromEntries(new URL(location ?? "about:blank").searchParams);
}

export async function allowed(visitor: Visitor, path: string): Promise<Fields> {
  await visitor.get(path);
  const { location } = await visitor.submit({ decision: "allow" }, "/oauth/consent");
  return parametersIn(location);
}

export async function askToken({ send }: TestScheduling, fields: Fields): Promise<Reply> {
  return await send("POST /oauth/token", { body: new URLSearchParams(fields).toString() });
}

export function credentials({ clientId, secret }: RegistrationResult): Fields {
  return { client_id: clientId, ...(secret !== undefined && { client_secret: secret }) };
}
