import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { isReadableSecret, newSecret, signedHeaders } from "./signature.ts";

const body = '{"id":"6920c1a43e81f2c09b3d5e71","type":"transaction.captured"}';
const at = new Date("2026-11-21T08:00:01.900Z");
const input = { id: "6920c1a43e81f2c09b3d5e71", body, at };

describe("webhook headers", () => {
  it("verify by the Standard Webhooks library with each valid secret", () => {
    const [old, renewed] = [newSecret(), newSecret()];
    const headers = signedHeaders({ ...input, at: new Date(), secrets: [renewed, old] });
    for (const secret of [old, renewed]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
      expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow("No matching");
    }
    expect(headers["webhook-signature"]).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/);
    expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow("No matching");
  });

  it("name the message, and the time of the attempt in whole seconds", () => {
    expect(signedHeaders({ ...input, secrets: [] })).toEqual({
      "User-Agent": "Frontdesk/Webhooks",
      "Content-Type": "application/json",
      "webhook-id": "6920c1a43e81f2c09b3d5e71",
      "webhook-timestamp": "1795248001",
    });
  });
});

describe("new webhook secret", () => {
  it("is 32 random bytes in base64 after whsec_", () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(isReadableSecret(one)).toBe(true);
    expect(one).not.toBe(other);
  });
});
