import type { Rig } from "@frontdesk/platform/bench/rig";
import { firstDay, minutes } from "./agenda.ts";
import type { SeededAccount } from "./seed.ts";

export type Times = () => { serviceId: string; startsAt: string };

const perDay = 1440 / minutes;

export function timesFrom(serviceIds: readonly string[], afterDays: number): Times {
  let round = 0;
  const start = Date.parse(`${firstDay}T00:00:00Z`) + afterDays * 86_400_000;
  return () => {
    const slot = Math.floor(round / serviceIds.length);
    const serviceId = serviceIds[round % serviceIds.length]!;
    round += 1;
    if (slot >= perDay * 99) throw new Error("all times are taken");
    const startsAt = new Date(start + slot * minutes * 60_000).toISOString();
    return { serviceId, startsAt: startsAt.replace(".000", "") };
  };
}

export async function openServices({ port, seeded }: Rig<SeededAccount>): Promise<string[]> {
  const { subdomain, token, resources } = seeded;
  const ask = async (method: string, path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/${subdomain}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { public_id: string };
  };
  await ask("PUT", "/booking_page", {
    published: true,
    contact_email: "studio@example.com",
    privacy_url: "https://example.com/privacy",
  });
  const serviceIds: string[] = [];
  for (const id of resources) {
    const response = await ask("POST", "/services", {
      name: `Service ${id}`,
      duration: minutes,
      slot_step: minutes,
      horizon: 366,
      visibility: "public",
      minimum_notice: 0,
      parts: [{ resource_ids: [id] }],
    });
    serviceIds.push(response.public_id);
  }
  return serviceIds;
}

export function customerAt(round: number): { name: string; email: string } {
  return { name: "Ann Example", email: `c${round % 5_000}@example.com` };
}

export function writerFor({ subdomain }: Pick<SeededAccount, "subdomain">) {
  let round = 0;
  const post = (path: string, body: object) => {
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    return (
      `POST /public/v1/${subdomain}/appointments${path} HTTP/1.1\r\nHost: bench\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}`
    );
  };
  return {
    hold: ({ serviceId, startsAt }: ReturnType<Times>) =>
      post("", { service_id: serviceId, starts_at: startsAt, timezone: "UTC" }),
    details: (token: string) => {
      round += 1;
      return post(`/${token}/details`, customerAt(round));
    },
  };
}
