import { signedHeaders } from "@frontdesk/platform/webhooks/signature";
import { Webhook } from "standardwebhooks";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { Event } from "../src/types.ts";
import { verifyWebhook, WebhookError } from "../src/webhook.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const id = "6920c1a43e81f2c09b3d5e71";
const body = JSON.stringify({ id, type: "payout.paid", data: { payout: { amount: 100 } } });
const sent = () => signedHeaders({ id, body, at: new Date(), secrets: [secret] });

describe("an event that was sent", () => {
  it("is given as what it is, when it was signed as the service signs", async () => {
    const event = await verifyWebhook({ headers: sent(), body, secrets: [secret] });
    expectTypeOf(event).toEqualTypeOf<Event>();
    expect(event.type === "payout.paid" && event.data.payout.amount).toBe(100);
    expect(event).toEqual(new Webhook(secret).verify(body, sent()));
  });

  it("is refused when it was signed by somebody else", async () => {
    const received = { headers: sent(), body, secrets: [`${secret}BBBB`] };
    await expect(verifyWebhook(received)).rejects.toThrow(WebhookError);
    await expect(verifyWebhook(received)).rejects.toMatchObject({ code: "signature_mismatch" });
  });
});
