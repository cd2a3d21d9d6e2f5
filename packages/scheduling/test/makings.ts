import type { Method } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { createPersonalToken } from "../src/applications/tokens/create.ts";
import { scopes } from "../src/core/rights.ts";
import { openAccount } from "../src/lifecycle/onboarding/open.ts";
import { makeChange } from "./changes.ts";
import type { Reply, TestScheduling } from "./harness.ts";

export interface CreatedThings {
  feed: number;
  address: string;
  webhook: number;
}

export interface Makings {
  subdomain: string;
  token(days?: number): Promise<string>;
  ask(token: string, route: `${Method} /${string}`, body?: object): Promise<Reply>;
  make(token: string): Promise<CreatedThings>;
  stateOf(createdThings: CreatedThings): Promise<string>;
}

export const there = "200 200 200, something to tell";
export const gone = "404 404 404, nothing to tell";

export async function makeMakings(scheduling: TestScheduling, userId: number): Promise<Makings> {
  const { context, send } = scheduling;
  const account = await openAccount(context, { userId, name: "Studio", timezone: "UTC" });
  const { subdomain } = account;

  async function token(days?: number): Promise<string> {
    const ms = context.now().getTime() + (days ?? 0) * 86_400_000;
    const expiresAt = days === undefined ? undefined : new Date(ms);
    const input = { userId, name: "Script", scopes, expiresAt };
    return (await createPersonalToken(context, input)).token;
  }

  async function ask(token: string, route: `${Method} /${string}`, body?: object): Promise<Reply> {
    const [method, path] = route.split(" ", 2) as [Method, string];
    return await send(`${method} /v1/${subdomain}${path}`, { token, body });
  }

  return {
    subdomain,
    token,
    ask,
    async make(token) {
      const feed = await ask(token, "POST /calendars", {});
      const payload_url = "https://hooks.example.com/";
      const fields = { name: "Ours", payload_url, events: ["clients"] };
      const webhook = await ask(token, "POST /webhooks", fields);
      await makeChange(scheduling, { ...account, userId });
      const address = new URL(feed.body.address).pathname;
      return { feed: feed.body.id, address, webhook: webhook.body.id };
    },
    async stateOf({ feed, address, webhook }) {
      const watching = await token();
      const { status: text } = await send(`GET ${address}` as `GET ${string}`);
      const { status: kept } = await ask(watching, `GET /calendars/${feed}`);
      const { status: listens } = await ask(watching, `GET /webhooks/${webhook}`);
      const { rows } = await sql`select from scheduling.payloads
        where webhook_id = ${webhook}`.execute(context.db);
      const waits = rows.length > 0 ? "something" : "nothing";
      return `${text} ${kept} ${listens}, ${waits} to tell`;
    },
  };
}
