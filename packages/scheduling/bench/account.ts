/* An account with resources open around the clock, and an application with all scopes and no
   rate limit. */
import type { Server } from "@frontdesk/server/server";
import { usualAccessSeconds } from "../src/applications/oauth/applications/application.ts";
import { registerApplication } from "../src/applications/oauth/applications/register.ts";
import { insertGrant } from "../src/applications/oauth/grants/store.ts";
import { keepPair } from "../src/applications/oauth/pairs/pair.ts";
import type { Context } from "../src/core/context.ts";
import { scopes } from "../src/core/rights.ts";
import { openAccount } from "../src/lifecycle/onboarding/open.ts";
import { createToken } from "../src/parties/identity/identity.ts";
import { keepUser } from "../src/parties/users/store.ts";
import { liftLimit } from "./store.ts";

export type Post = (path: string, body: object) => Promise<{ id: number }>;

export interface BenchAccount {
  token: string;
  subdomain: string;
}

export function postTo(server: Server, { token, subdomain }: BenchAccount): Post {
  return async (path, payload) => {
    const url = `/v1/${subdomain}${path}`;
    const headers = { authorization: `Bearer ${token}` };
    const response = await server.inject({ method: "POST", url, payload, headers });
    if (response.statusCode !== 201) throw new Error(`${url}: ${response.payload}`);
    return response.json();
  };
}

export async function openTestAccount(context: Context) {
  const { db, now } = context;
  const personId = "5".repeat(24);
  const person = { personId, email: "bench@example.com", firstName: "Bench", lastName: "Person" };
  const userId = await keepUser(db, { ...person, timezone: "UTC", at: now() });
  const opened = await openAccount(context, { userId, name: "Bench", timezone: "UTC" });
  const { id: applicationId } = await registerApplication(context, {
    ownerId: userId,
    name: "Bench",
    redirectUrls: ["https://bench.example.com/callback"],
    isConfidential: true,
    mayUsePasswords: false,
    accessSeconds: usualAccessSeconds,
    scopes,
  });
  await liftLimit(db, applicationId);
  const at = now();
  const grantId = await insertGrant(db, { applicationId, userId, scopes, at });
  const accessToken = createToken("access");
  const refreshToken = createToken("refresh");
  await keepPair(context, grantId, {
    accessToken,
    refreshToken,
    scopes,
    accessSeconds: usualAccessSeconds,
    createdAt: at,
  });
  return { ...opened, userId, applicationId, token: accessToken };
}

const aroundTheClock = [0, 1, 2, 3, 4, 5, 6].map((week_day) => ({
  week_day,
  start_time: 0,
  end_time: 1440,
}));

export async function makeResources(
  server: Server,
  location: BenchAccount,
  count: number,
): Promise<number[]> {
  const post = postTo(server, location);
  const list = await server.inject({
    url: `/v1/${location.subdomain}/resource_types`,
    headers: { authorization: `Bearer ${location.token}` },
  });
  const types = list.json<{ id: number; name: string }[]>();
  const { id: typeId } = types.find(({ name }) => name === "Meeting Room")!;
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const { id } = await post("/resources", { resource_type_id: typeId, name: `Room ${number}` });
    const change = { date: "2026-01-01", available_periods: aroundTheClock };
    await post(`/resources/${id}/availability`, change);
    ids.push(id);
  }
  return ids;
}
