import { createHmac, randomBytes } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ReceivedWebhook, verifyWebhook, WebhookError } from "./webhook.ts";

const vector = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const headers = {
  "webhook-id": vector.id,
  "webhook-timestamp": String(vector.timestamp),
  "webhook-signature": vector.signature,
};
const receivedWebhook: ReceivedWebhook = { headers, body: vector.body, secrets: [vector.secret] };

const setAge = (seconds: number) => vi.setSystemTime((vector.timestamp + seconds) * 1000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  setAge(0);
});
afterEach(() => void vi.useRealTimers());

async function refusal(changes: Partial<ReceivedWebhook>): Promise<string> {
  const error: unknown = await verifyWebhook({ ...receivedWebhook, ...changes }).catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(WebhookError);
  return (error as WebhookError).code;
}

describe("webhook", () => {
  it("test vector of Standard Webhooks: verified and parsed", async () => {
    expect(await verifyWebhook(receivedWebhook)).toEqual({ test: 2432232314 });
  });

  it.each<[string, Partial<ReceivedWebhook>]>([
    ["bytes", { body: new TextEncoder().encode(vector.body) }],
    ["what fetch has", { headers: new Headers(headers) }],
    ["what Node has", { headers: { ...headers, host: "a", "set-cookie": ["b", "c"] } }],
    ["lists", { headers: Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, [v]])) }],
    [
      "capitals",
      {
        headers: {
          "Webhook-Id": headers["webhook-id"],
          "WEBHOOK-TIMESTAMP": headers["webhook-timestamp"],
          "Webhook-Signature": headers["webhook-signature"],
        },
      },
    ],
  ])("accepted as %s", async (_what, changes) => {
    expect(await verifyWebhook({ ...receivedWebhook, ...changes })).toEqual({ test: 2432232314 });
  });

  it("accepted with any of several secrets and any of several signatures", async () => {
    const other = `whsec_${randomBytes(32).toString("base64")}`;
    const foreign = `v1,${randomBytes(32).toString("base64")}`;
    const signature = `v1a,xyz ${foreign} v1,%% ${vector.signature}`;
    const several = { ...headers, "webhook-signature": signature };
    const secrets = [other, vector.secret];
    expect(await verifyWebhook({ ...receivedWebhook, headers: several, secrets })).toBeDefined();
    expect(await refusal({ headers: several, secrets: [other] })).toBe("signature_mismatch");
    const none = { ...headers, "webhook-signature": `v2,${vector.signature.slice(3)}` };
    expect(await refusal({ headers: none })).toBe("signature_mismatch");
  });

  it("any change: refused", async () => {
    expect(await refusal({ body: `${vector.body} ` })).toBe("signature_mismatch");
    for (const [name, value] of [
      ["webhook-id", `${vector.id}2`],
      ["webhook-timestamp", String(vector.timestamp + 1)],
      ["webhook-signature", vector.signature.replace("v1,g", "v1,h")],
      ["webhook-signature", "v1,"],
      ["webhook-signature", vector.signature.slice(0, -4)],
    ] as const) {
      expect(await refusal({ headers: { ...headers, [name]: value } })).toBe("signature_mismatch");
    }
  });

  it.each(Object.keys(headers))("without %s: refused", async (name) => {
    expect(await refusal({ headers: { ...headers, [name]: undefined } })).toBe("headers_missing");
    expect(await refusal({ headers: { ...headers, [name]: "" } })).toBe("headers_missing");
  });

  it("at most five minutes old or early", async () => {
    for (const age of [-300, 300]) {
      setAge(age);
      expect(await verifyWebhook(receivedWebhook)).toBeDefined();
    }
    setAge(301);
    expect(await refusal({})).toBe("timestamp_too_old");
    setAge(-301);
    expect(await refusal({})).toBe("timestamp_too_new");
  });

  it.each(["soon", "-1", "1e9", "1614265330.5", " 1614265330"])(
    "refused at %j",
    async (timestamp) => {
      const changed = { ...headers, "webhook-timestamp": timestamp };
      expect(await refusal({ headers: changed })).toBe("timestamp_invalid");
    },
  );

  it("signed body other than JSON: refused", async () => {
    const signed = new Webhook(vector.secret).sign(vector.id, new Date(), "text");
    const signatures = { ...headers, "webhook-signature": signed };
    expect(await refusal({ headers: signatures, body: "text" })).toBe("body_invalid");
    expect(await refusal({ body: new Uint8Array([0xff]) })).toBe("body_invalid");
  });
});

describe("webhook secret", () => {
  it("whsec_ prefix: read as by the published library", async () => {
    for (let round = 0; round < 20; round += 1) {
      const secret = `whsec_${randomBytes(24 + round).toString("base64")}`;
      const body = JSON.stringify({ name: `Zoë ${"€".repeat(round)}`, turn: round });
      const signature = new Webhook(secret).sign(vector.id, new Date(), body);
      const signatures = { ...headers, "webhook-signature": signature };
      const received = { headers: signatures, body, secrets: [secret] };
      expect(await verifyWebhook(received)).toEqual(new Webhook(secret).verify(body, signatures));
    }
  });

  it("other text: used as UTF-8", async () => {
    const secret = "pässword €";
    const content = `${vector.id}.${vector.timestamp}.${vector.body}`;
    const hash = createHmac("sha256", secret).update(content).digest("base64");
    const signed = { ...headers, "webhook-signature": `v1,${hash}` };
    expect(
      await verifyWebhook({ ...receivedWebhook, headers: signed, secrets: [secret] }),
    ).toBeDefined();
  });

  it.each([[[]], [[""]], [["whsec_"]], [["whsec_%%"]], [[undefined as unknown as string]]])(
    "refuses %j",
    async (secrets) => {
      await expect(verifyWebhook({ ...receivedWebhook, secrets })).rejects.toThrow(TypeError);
    },
  );
});
