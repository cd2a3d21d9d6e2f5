/* A webhook receives every change of its nouns, at least once each. */

import { isReadableSecret } from "@frontdesk/platform/webhooks/signature";
import { problemWithUrl } from "@frontdesk/platform/webhooks/url";
import type { Problem } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import { momentOf } from "../../core/dates.ts";
import type { Scope } from "../../core/rights.ts";
import type { Settings } from "../../core/settings.ts";
import { accountUrl } from "../../parties/accounts/account.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { PayloadRow } from "../outbox/queue.store.ts";
import { events } from "../outbox/store.ts";
import { webhookRefusals as refusals } from "./refusals.ts";
import type { Payload, Webhook } from "./schema.ts";
import type { WebhookRow } from "./store.ts";

export function webhookOf(
  row: WebhookRow,
  { settings, account }: { settings: Settings; account: Pick<Actor["account"], "subdomain"> },
): Static<typeof Webhook> {
  const { id, name, payload_url, account_id, user_id, status, paused } = row;
  return {
    id,
    name,
    payload_url,
    account_id,
    user_id,
    events: row.events as Static<typeof Webhook>["events"],
    url: `${accountUrl(settings, account.subdomain)}/webhooks/${id}`,
    created_at: momentOf(row.created_at),
    updated_at: momentOf(row.updated_at),
    status,
    paused,
    paused_reason: row.paused_reason,
    send_secret_header: row.send_secret_header,
  };
}

export type WebhookEvent = Static<typeof Webhook>["events"][number];

const carried: Readonly<Record<WebhookEvent, readonly Scope[]>> = {
  accounts: ["accounts:read"],
  bookings: ["bookings:read", "resources:read", "clients:read", "projects:read"],
  clients: ["clients:read"],
  projects: ["projects:read"],
  resources: ["resources:read"],
  resource_types: ["resource_types:read"],
  downtimes: ["downtimes:read"],
  services: ["services:read"],
  appointments: ["appointments:read", "services:read", "resources:read", "clients:read"],
  orders: ["orders:read"],
};

export function carriedBy(messages: readonly WebhookEvent[]): Scope[] {
  if (messages.length === 0) return [];
  return [...new Set(["users:read" as const, ...messages.flatMap((event) => carried[event])])];
}

export function carriedIn(payloads: readonly Pick<Static<typeof Payload>, "model">[]): Scope[] {
  const kinds = payloads.map(({ model }) => (model.payload as { type: keyof typeof events }).type);
  return carriedBy([...new Set(kinds)].map((kind) => events[kind]));
}

export function payloadOf(row: PayloadRow): Static<typeof Payload> {
  const { id, account_id, webhook_id, user_id, action, attempts, status, failure } = row;
  const user =
    user_id === null || row.email === null
      ? null
      : { id: user_id, name: `${row.first_name} ${row.last_name}`.trim(), email: row.email };
  return {
    id,
    account_id,
    webhook_id,
    model: JSON.parse(row.body),
    user,
    action: action as Static<typeof Payload>["action"],
    attempts,
    status,
    last_sent_on: momentOf(row.last_sent_at),
    created_at: momentOf(row.created_at),
    request_headers: row.request_headers,
    response_from_http_client: row.response_code,
    response_body: row.response_body,
    failure,
    next_try: status === "pending" ? null : momentOf(row.due_at),
  };
}

export interface Target {
  payload_url: string;
  secret: string | null;
  send_secret_header: boolean;
}

export function problemsWith(
  { payload_url: address, secret, send_secret_header: sendsSecret }: Target,
  { webhooksToPrivate }: Pick<Settings, "webhooksToPrivate">,
): Problem[] {
  const problems: Problem[] = [];
  const wrong = problemWithUrl(address, { mayBePrivate: webhooksToPrivate });
  if (wrong !== undefined) problems.push(refusals[wrong]());
  if (secret === null) return problems;
  if (!isReadableSecret(secret)) problems.push(refusals.unreadable());
  if (sendsSecret && !/^[!-~](?:[ -~]*[!-~])?$/.test(secret)) {
    problems.push(refusals.unprintable());
  }
  return problems;
}
