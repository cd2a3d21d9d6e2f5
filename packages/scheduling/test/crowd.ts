import type { Method } from "@frontdesk/platform/test/harness";
import type { Running } from "@frontdesk/platform/test/process";
import { sql } from "kysely";
import { scopes } from "../src/core/rights.ts";
import { createToken, hashToken } from "../src/parties/identity/identity.ts";
import type { Json, TestScheduling } from "./harness.ts";
import type { Studio } from "./studio.ts";

export interface Answer {
  status: number;
  body: Json;
}

export type Ask = (round: number, route: `${Method} ${string}`, body?: object) => Promise<Answer>;

export async function makeCrowd(
  scheduling: TestScheduling,
  { userId, subdomain }: Studio,
  processes: readonly Pick<Running, "url">[],
): Promise<Ask> {
  const token = await makeApplicationToken(scheduling, userId);
  return async (round, route, body) => {
    const [method, path] = route.split(" ") as [Method, string];
    const { url } = processes[round % processes.length]!;
    const response = await fetch(`${url}/v1/${subdomain}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };
}

async function makeApplicationToken(
  { context: { db } }: TestScheduling,
  userId: number,
): Promise<string> {
  const token = createToken("access");
  const every = [...scopes];
  const { rows } = await sql<{ id: number }>`with application as (
      insert into scheduling.applications (owner_id, client_id, name, redirect_urls, confidential,
        scopes, requests_per_window, created_at, updated_at)
      values (${userId}, ${token.slice(4, 20)}, 'Crowd', '{}', false, ${every}::text[],
        1000000, now(), now())
      returning id
    )
    insert into scheduling.grants (application_id, user_id, scopes, created_at)
    select id, ${userId}, ${every}::text[], now() from application returning id`.execute(db);
  await sql`insert into scheduling.access_tokens (hash, grant_id, scopes, created_at, expires_at)
    values (${hashToken(token)}, ${rows[0]!.id}, ${every}::text[], now(),
      now() + interval '1 day')`.execute(db);
  return token;
}

export function countStatuses(answers: readonly Answer[]): Record<string, number> {
  const groups = Map.groupBy(answers, ({ status }) => String(status));
  return Object.fromEntries([...groups].sort().map(([status, group]) => [status, group.length]));
}
