import { lockPersonOfEmail, verifyEmail } from "@frontdesk/people/persons/store";
import type { Method } from "@frontdesk/platform/test/harness";
import { createPersonalToken } from "../src/applications/tokens/create.ts";
import { type Permissions, presets, type Rights, type Scope, scopes } from "../src/core/rights.ts";
import { openAccount } from "../src/lifecycle/onboarding/open.ts";
import { setSuspended } from "../src/parties/accounts/store.ts";
import { insertMember, keepUser } from "../src/parties/users/store.ts";
import type { Json, Reply, Sending, TestScheduling } from "./harness.ts";

let drawn = 0;

export interface Member {
  userId: number;
  token: string;
  get(path: string): Promise<Reply>;
  post(path: string, body?: object | string, headers?: Record<string, string>): Promise<Reply>;
  put(path: string, body?: object | string, headers?: Record<string, string>): Promise<Reply>;
  delete(path: string): Promise<Reply>;
}

/** An account and its owner. Paths are below `/v1/<account>` unless they begin with `/v1/`. */
export interface Studio extends Member {
  accountId: number;
  subdomain: string;
}

function asking(scheduling: TestScheduling, { token, userId, subdomain }: Asking): Member {
  const ask = (method: Method, path: string, sending: Sending = {}) => {
    const full = path.startsWith("/v1/") ? path : `/v1/${subdomain}${path}`;
    return scheduling.send(`${method} ${full}`, { token, ...sending });
  };
  return {
    userId,
    token,
    get: (path) => ask("GET", path),
    post: (path, body = {}, headers = {}) => ask("POST", path, { body, headers }),
    put: (path, body = {}, headers = {}) => ask("PUT", path, { body, headers }),
    delete: (path) => ask("DELETE", path),
  };
}

interface Asking {
  token: string;
  userId: number;
  subdomain: string;
}

export interface StudioFields {
  timezone?: string;
  name?: string;
}

export async function makeStudio(
  scheduling: TestScheduling,
  { timezone = "Copenhagen", name = "Studio" }: StudioFields = {},
): Promise<Studio> {
  const { userId, token } = await makeUser(scheduling);
  const opened = await openAccount(scheduling.context, { userId, name, timezone });
  return { ...opened, ...asking(scheduling, { token, userId, subdomain: opened.subdomain }) };
}

export async function makeResource(
  studio: Pick<Studio, "get" | "post">,
  { type = "Meeting Room", ...fields }: { type?: string; [field: string]: unknown } = {},
): Promise<Json> {
  const types: Json[] = (await studio.get("/resource_types")).body;
  const { id, human } = types.find(({ name }) => name === type);
  drawn += 1;
  const named = human ? { first_name: "Kim", last_name: `${drawn}` } : { name: `Room ${drawn}` };
  return await create(studio, "/resources", { resource_type_id: id, ...named, ...fields });
}

export async function makeClient(studio: Pick<Studio, "post">, fields: object = {}): Promise<Json> {
  drawn += 1;
  return await create(studio, "/clients", { name: `Client ${drawn}`, ...fields });
}

export async function makeProject(
  studio: Pick<Studio, "post">,
  fields: object = {},
): Promise<Json> {
  drawn += 1;
  return await create(studio, "/projects", { name: `Project ${drawn}`, ...fields });
}

async function create({ post }: Pick<Studio, "post">, path: string, body: object): Promise<Json> {
  const { status, body: view } = await post(path, body);
  if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(view)}`);
  return view;
}

export async function makeUser(
  scheduling: TestScheduling,
  allowed: readonly Scope[] = scopes,
): Promise<{ userId: number; token: string }> {
  const { context } = scheduling;
  drawn += 1;
  const newPersonId = drawn.toString(16).padStart(24, "0");
  const email = `person-${drawn}@example.com`;
  const at = context.now();
  const personId = await lockPersonOfEmail(context.db, { email, newPersonId, now: at });
  await verifyEmail(context.db, personId, at);
  const names = { firstName: "Pat", lastName: `Person ${drawn}` };
  const user = { personId, email, ...names, timezone: "Copenhagen", at };
  const userId = await keepUser(context.db, user);
  const { token } = await createPersonalToken(context, {
    userId,
    name: "test",
    scopes: allowed,
    isProved: true,
  });
  return { userId, token };
}

export interface MemberFields {
  permissions?: Permissions;
  rights?: Partial<Rights>;
  ownOnly?: boolean;
  scopes?: readonly Scope[];
}

export async function makeMember(
  scheduling: TestScheduling,
  { accountId, subdomain }: Pick<Studio, "accountId" | "subdomain">,
  { permissions = "basic_user", rights, ownOnly = false, scopes: allowed }: MemberFields = {},
): Promise<Member> {
  const { userId, token } = await makeUser(scheduling, allowed);
  await join(scheduling, { accountId, userId, permissions, rights, ownOnly });
  return asking(scheduling, { token, userId, subdomain });
}

export async function makeStranger(
  scheduling: TestScheduling,
  { subdomain }: Pick<Studio, "subdomain">,
): Promise<Member> {
  return asking(scheduling, { ...(await makeUser(scheduling)), subdomain });
}

async function join(
  { context }: TestScheduling,
  { accountId, userId, permissions, rights, ownOnly }: Joining,
): Promise<void> {
  const preset = presets[permissions === "custom" ? "basic_user" : permissions];
  await insertMember(context.db, {
    accountId,
    userId,
    permissions,
    rights: { ...preset, ...rights },
    ownOnly,
    color: "#3366CC",
    state: "active",
    at: context.now(),
  });
}

interface Joining {
  accountId: number;
  userId: number;
  permissions: Permissions;
  rights?: Partial<Rights> | undefined;
  ownOnly: boolean;
}

export async function suspend({ context }: TestScheduling, { accountId }: Studio): Promise<void> {
  await setSuspended(context.db, accountId, { suspended: true, at: context.now() });
}

export type { Json };
