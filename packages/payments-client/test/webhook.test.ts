import { signedHeaders } from "@frontdesk/platform/webhooks/signature";
import { Webhook } from "standardwebhooks";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Event } from "../src/types.ts";
import { verifyWebhook, WebhookError } from "../src/webhook.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const id = "6920c1a43e81f2c09b3d5e71";
const body = JSON.stringify({ id, type: "payout.paid", data: { payout: { amount: 100 } } });
const sent = () => signedHeaders({ id, body, at: new Date(), secrets: [secret] });

describe("event of a webhook", () => {
  it("verifies with the service's signature", async () => {
    const event = await verifyWebhook({ headers: sent(), body, secrets: [secret] });
    expectTypeOf(event).toEqualTypeOf<Event>();
    expect(event.type === "payout.paid" && event.data.payout.amount).toBe(100);
    expect(event).toEqual(new Webhook(secret).verify(body, sent()));
  });

  it("is refused with another signature", async () => {
    const received = { headers: sent(), body, secrets: [`${secret}BBBB`] };
    await expect(verifyWebhook(received)).rejects.toThrow(WebhookError);
    await expect(verifyWebhook(received)).rejects.toMatchObject({ code: "signature_mismatch" });
  });
});
