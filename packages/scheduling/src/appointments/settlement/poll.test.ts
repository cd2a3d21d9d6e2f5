import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mailsTo } from "../../../test/mailbox.ts";
import {
  makePayingCounter,
  makePayingInstallation,
  type PayingCounter,
  type PayingInstallation,
} from "../../../test/paying.ts";
import type { Json } from "../../../test/studio.ts";
import { findOnce } from "./find.ts";

let paying: PayingInstallation;
let counter: PayingCounter;
beforeAll(async () => {
  paying = await makePayingInstallation();
});
beforeEach(async () => {
  counter = await makePayingCounter(paying);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => paying.close());

async function poll(): Promise<void> {
  counter.later(6);
  await findOnce(paying.scheduling.context);
}

const status = async (): Promise<string> => (await counter.get("/merchant")).body.status;

async function makeKeys() {
  const { shop } = counter;
  const { identity } = await shop.get("/me");
  const path = `/apps/${identity.id}/keys`;
  const { key } = await shop.post(path, {});
  const response: Json[] = await shop.get(`${path}?limit=10`);
  const first = response.find(({ id }) => id !== key.id);
  const authorization = `Basic ${Buffer.from(`:${key.key}`).toString("base64")}`;
  return {
    second: key.key as string,
    async endFirst() {
      const url = `${shop.url}${path}/${first.id}`;
      const { ok } = await fetch(url, { method: "DELETE", headers: { authorization } });
      if (!ok) throw new Error("the key was not ended");
      // The payment service caches a key for some seconds.
      const now = performance.now.bind(performance);
      vi.spyOn(performance, "now").mockImplementation(() => now() + 5_000);
    },
  };
}

async function useKey(key: string): Promise<void> {
  const fields = { merchant_id: counter.shop.merchantId, key };
  expect((await counter.put("/merchant", fields)).status).toBe(200);
}

describe("the key of a merchant", () => {
  it("causes one mail after its revocation, and another key restores deposits", async () => {
    const { second, endFirst } = await makeKeys();
    const { body: me } = await counter.get("/v1/me");
    await endFirst();
    await poll();
    await poll();
    expect(await status()).toBe("broken");
    const held = await counter.hold();
    expect([held.status, held.body.error]).toEqual([503, "payments_unavailable"]);
    const mails = await mailsTo(paying.scheduling, me.email, 1);
    expect(mails.map(({ headers }) => headers.get("subject"))).toEqual([
      "Your Frontdesk account can no longer take deposits",
    ]);
    expect(mails).toHaveLength(1);
    await useKey(second);
    await poll();
    expect(await status()).toBe("ready");
    expect((await counter.hold()).status).toBe(201);
  });

  it("stays valid if it replaced another during that one's refusal", async () => {
    const { second, endFirst } = await makeKeys();
    paying.way.heed = async ({ method }) => {
      paying.way.heed = undefined;
      expect(method).toBe("GET");
      await useKey(second);
      await endFirst();
    };
    await poll();
    expect(await status()).toBe("ready");
    await poll();
    expect(await status()).toBe("ready");
  });
});
