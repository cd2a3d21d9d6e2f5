import type { Payload, Webhook, WebhookEvent } from "@frontdesk/scheduling-client/types/webhooks";
import type { StateName } from "../../../components/state.tsx";

export const studioEvents: readonly WebhookEvent[] = [
  "accounts",
  "appointments",
  "orders",
  "bookings",
  "clients",
  "downtimes",
  "projects",
  "resource_types",
  "resources",
  "services",
];

export function stateOfHook({ paused, status }: Pick<Webhook, "paused" | "status">): StateName {
  if (paused) return "paused";
  if (status === "failed") return "failed";
  return status === "retrying" ? "waiting" : "active";
}

const states = {
  pending: "waiting",
  failing: "waiting",
  delivered: "taken",
  failed: "failed",
} as const;

export const stateOfPayload = ({ status }: Pick<Payload, "status">) => states[status];

/** A secret in the format of Standard Webhooks. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
