import { randomBytes } from "node:crypto";
import { basic } from "@frontdesk/payments/test/shop";
import type { Receiver } from "@frontdesk/payments/torture/receiver";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { askOnce, type SiegeCall } from "../siege/calls.ts";
import type { BookingsProcess } from "./start.ts";

/** Minutes from midnight. */
export const open = { from: 480, to: 1080 };

export interface BookingsWorld {
  path: string;
  authorization: string;
  webhookId: number;
  resourceIds: number[];
}

export async function setBookings(
  first: BookingsProcess,
  receiver: Receiver,
): Promise<BookingsWorld> {
  async function ask<Body>(url: string, query: Omit<SiegeCall, "method">): Promise<Body> {
    const heard = await askOnce(url, { method: "POST", ...query });
    const { status = 500, text = "" } = heard;
    if (status >= 300) throw new Error(`${query.path} was answered ${status} ${text}`);
    return JSON.parse(text) as Body;
  }
  const opened = await ask<{ subdomain: string; token: string }>(first.operatorUrl, {
    path: "/scheduling/operator/accounts",
    authorization: basic(operatorKey),
    body: { email: "jane@example.com", owner: "Jane Doe", name: "Studio", timezone: "Copenhagen" },
  });
  const [path, authorization] = [`/v1/${opened.subdomain}`, `Bearer ${opened.token}`];
  const post = <Body>(below: string, body: object) =>
    ask<Body>(first.url, { path: `${path}${below}`, authorization, body });
  const secret = `whsec_${randomBytes(24).toString("base64")}`;
  receiver.use(secret);
  const hook = { name: "Ours", payload_url: receiver.url, events: ["bookings"], secret };
  const webhook = await post<{ id: number }>("/webhooks", hook);
  const type = await post<{ id: number }>("/resource_types", { name: "Hall", human: false });
  const resourceIds: number[] = [];
  for (const name of ["North", "East", "South"]) {
    const response = await post<{ id: number }>("/resources", { resource_type_id: type.id, name });
    const week = [0, 1, 2, 3, 4, 5, 6].map((week_day) => ({
      week_day,
      start_time: open.from,
      end_time: open.to,
    }));
    await post(`/resources/${response.id}/availability`, {
      date: "2026-01-01",
      available_periods: week,
    });
    resourceIds.push(response.id);
  }
  return { path, authorization, webhookId: webhook.id, resourceIds };
}
