import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";

const secret = "a secret of ours";

let scheduling: TestScheduling;
let receiver: Receiver;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { webhooksToPrivate: true } });
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  receiver = await startReceiver();
  return () => receiver.close();
});

async function makeWebhook(payload_url = receiver.url): Promise<number> {
  const fields = { name: "Ours", payload_url, events: ["clients"], secret };
  return (await studio.post("/webhooks", fields)).body.id;
}

describe("webhook test", () => {
  it("returns the receiver's 2xx status and queues nothing", async () => {
    const id = await makeWebhook();
    receiver.react(() => [202]);
    const { status, body } = await studio.post(`/webhooks/${id}/test`);
    expect([status, body]).toEqual([202, { response_from_http_client: 202 }]);
    const [{ headers, body: sent }] = receiver.received as [(typeof receiver.received)[0]];
    expect(JSON.parse(sent)).toMatchObject({
      id: expect.any(Number),
      payload: { id, name: "Ours", action: "test", type: "webhook" },
    });
    expect(headers).toHaveProperty("x-frontdesk-signature");
    expect(sent).not.toContain(secret);
    expect((await studio.get(`/webhooks/${id}/queue`)).body).toEqual([]);
    expect((await studio.get(`/webhooks/${id}`)).body.status).toBe("ready");
    receiver.react(() => [204]);
    const empty = await studio.post(`/webhooks/${id}/test`);
    expect([empty.status, empty.text]).toEqual([204, ""]);
  });

  it.each([301, 400, 404, 500])("returns 422 for receiver status %i", async (code) => {
    const id = await makeWebhook();
    receiver.react(() => [code]);
    const { status, body } = await studio.post(`/webhooks/${id}/test`);
    expect([status, body]).toMatchObject([
      422,
      { error: "unprocessable_entity", response_from_http_client: code },
    ]);
  });

  it("returns 422 without an answer", async () => {
    const id = await makeWebhook("http://127.0.0.1:1/");
    const { status, body } = await studio.post(`/webhooks/${id}/test`);
    expect([status, body]).toMatchObject([
      422,
      { error_description: expect.stringContaining("connection refused") },
    ]);
    expect(body.response_from_http_client).toBeNull();
  });
});
