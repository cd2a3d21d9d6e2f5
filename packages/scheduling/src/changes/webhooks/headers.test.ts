import { readFileSync } from "node:fs";
import { standardSignatureOf } from "@frontdesk/platform/webhooks/signature";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { headersOf, maskedHeaders, signatureOf } from "./headers.ts";

const body = '{"id":7,"timestamp":1795248000,"payload":{"name":"Zoë","action":"create"}}';
const at = new Date("2026-11-21T08:00:01.900Z");
const input = { prefix: "X-Frontdesk", sendsSecret: false, id: 7, body, at };
const secrets = ["plain", "pässword €", `whsec_${Buffer.alloc(32, 9).toString("base64")}`];

describe("webhook headers", () => {
  it.each(secrets)(
    "are verified by the Standard Webhooks library, with the secret %s",
    (secret) => {
      const raw = secret.startsWith("whsec_") ? secret : Buffer.from(secret).toString("base64");
      const now = new Date();
      const headers = headersOf({ ...input, secret, at: now });
      expect(new Webhook(raw).verify(body, headers)).toEqual(JSON.parse(body));
      expect(() => new Webhook(raw).verify(`${body} `, headers)).toThrow("No matching signature");
    },
  );

  it("contain the attempt's time in whole seconds and the payload id", () => {
    expect(headersOf({ ...input, secret: "plain" })).toMatchObject({
      "User-Agent": "Frontdesk/Webhooks",
      "Content-Type": "application/json",
      "webhook-id": "7",
      "webhook-timestamp": "1795248001",
    });
  });

  it("contain no signature without a secret", () => {
    const names = Object.keys(headersOf({ ...input, secret: null, sendsSecret: true }));
    expect(names).toEqual(["User-Agent", "Content-Type", "webhook-id", "webhook-timestamp"]);
  });

  it("contain the secret on request; the queue masks it", () => {
    const headers = headersOf({ ...input, prefix: "X-Ours", secret: "plain", sendsSecret: true });
    expect(headers["X-Ours-Key"]).toBe("plain");
    expect(maskedHeaders(headers, "X-Ours")).toEqual({ ...headers, "X-Ours-Key": "********" });
    expect(headersOf({ ...input, secret: "plain" })).not.toHaveProperty("X-Frontdesk-Key");
  });
});

describe("test vectors of the README", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  const report = (name: string): string =>
    new RegExp(`^\\| ${name} +\\| \`([^\`]+)\``, "m").exec(readme)?.[1] ?? "";

  it("equal the sent headers", () => {
    const [secret, vector] = [report("secret"), report("body")];
    expect(signatureOf(secret, vector)).toBe(report("X-Frontdesk-Signature"));
    const id = report("webhook-id");
    const timestamp = Number(report("webhook-timestamp"));
    const signature = standardSignatureOf(secret, { id, timestamp, body: vector });
    expect(signature).toBe(report("webhook-signature"));
  });
});
