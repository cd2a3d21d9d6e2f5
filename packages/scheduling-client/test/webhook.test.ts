import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { startReceiver } from "../../platform/test/receiver.ts";
import { createClient } from "../src/client.ts";
import { verifyWebhook, WebhookError } from "../src/webhook.ts";
import { makeGuest } from "./guests.ts";
import { startListening } from "./listening.ts";

const readme = readFileSync(new URL("../../scheduling/README.md", import.meta.url), "utf8");
const report = (name: string): string =>
  new RegExp(`^\\| ${name} +\\| \`([^\`]+)\``, "m").exec(readme)?.[1] ?? "";

describe("test vector of the README", () => {
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  const headers = Object.fromEntries(names.map((name) => [name, report(name)]));
  const received = { headers, body: report("body"), secrets: ["another", report("secret")] };
  afterEach(() => void vi.useRealTimers());

  it("verifies in time with its secret, and not later", async () => {
    const at = Number(headers["webhook-timestamp"]) * 1000;
    vi.useFakeTimers({ now: at + 300_999, toFake: ["Date"] });
    expect((await verifyWebhook(received)).payload).toMatchObject({ name: "Atelier" });
    vi.setSystemTime(at + 301_000);
    await expect(verifyWebhook(received)).rejects.toThrow(WebhookError);
    await expect(verifyWebhook(received)).rejects.toMatchObject({ code: "timestamp_too_old" });
  });
});

describe("webhook payload", () => {
  it.each(["a secret of ours", "whsec_c2VjcmV0IHNlY3JldA=="])(
    "verifies with the secret %s, before and after a rotation",
    async (secret) => {
      await using running = await startListening({ settings: { webhooksToPrivate: true } });
      const { token, subdomain } = await makeGuest(running);
      const receiver = await startReceiver();
      const { webhooks, clients } = createClient({ url: running.url, token }).account(subdomain);
      const payload_url = receiver.url;
      const { id } = await webhooks.create({ name: "n", payload_url, events: ["clients"], secret });
      await clients.create({ name: "Zoë" });
      await running.scheduling.delivery.drain();
      await webhooks.update(id, { secret: "a new one" });
      await clients.create({ name: "Søn" });
      await running.scheduling.delivery.drain();
      await receiver.close();
      const secrets = [secret, "a new one"];
      const read = receiver.received.map(({ headers, body }) => ({ headers, body, secrets }));
      const payloads = (await Promise.all(read.map(verifyWebhook))).map((one) => one.payload);
      expect(payloads).toMatchObject([{ name: "Zoë" }, { name: "Søn" }]);
      const [first, last] = read;
      const late = { ...last!, secrets: [secret] };
      await expect(verifyWebhook(late)).rejects.toMatchObject({ code: "signature_mismatch" });
      const mixed = { ...first!, body: last!.body };
      await expect(verifyWebhook(mixed)).rejects.toMatchObject({ code: "signature_mismatch" });
    },
  );
});
