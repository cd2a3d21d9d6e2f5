import { onPostgres } from "@frontdesk/database/testing";
import { operatorKey } from "@frontdesk/platform/test/harness";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { ledgerOf, makeCapture, operate } from "../../../test/ledger.ts";
import { allPublished, eventsOf } from "../../../test/outbox-entries.ts";
import { type Json, makeApp, makeShop, type Sending, type Shop, send } from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const pdf = Buffer.from("%PDF-1.7 signed by the customer");
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 4, 5, 6]);
const text = "It was delivered, see the signature. <b>Jos\u00e9</b>";

let now: Date | undefined;
let payments: TestPayments;
let shop: Shop;
let transactionId: string;
let path: string;
beforeAll(async () => {
  payments = await startTestPayments({ now: () => now ?? new Date() });
});
beforeEach(async () => {
  now = undefined;
  shop = await makeShop(payments);
  transactionId = await makeCapture(payments, shop, { amount: 1_000 });
  path = `/disputes/${(await open()).id}`;
});
afterAll(() => payments.close());

async function open(more: object = {}): Promise<Json> {
  const request = { transactionId, amount: 100, ...more };
  return (await shop.app.post("/disputes", request)).body.dispute;
}

async function put(name: string, body: Buffer, type = "application/pdf") {
  return await putBy(shop.key, name, { body, headers: { "content-type": type } });
}

async function putBy(key: string, name: string, sent: Sending) {
  return await send<Json>(payments, `PUT ${path}/files/${name}`, { key, ...sent });
}

const answer = () => shop.app.post(`${path}/answer`, { text });
const read = async (): Promise<Json> => (await shop.app.get(path)).body.dispute;

async function bytesOf(url: string, key = shop.key): Promise<[number, unknown, Buffer]> {
  const server = url.startsWith("/payments/operator") ? payments.admin : payments.server;
  const authorization = `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
  const { statusCode, headers, rawPayload } = await server.inject({
    method: "GET",
    url,
    headers: { authorization },
  });
  return [statusCode, headers["content-type"], rawPayload];
}

describe("dispute answers", () => {
  it("store text and files, and publish an event", async () => {
    expect((await put("signature.pdf", pdf)).status).toBe(204);
    expect((await put("photo.png", png, "image/png")).status).toBe(204);
    const files = [
      { name: "photo.png", type: "image/png", bytes: png.length },
      { name: "signature.pdf", type: "application/pdf", bytes: pdf.length },
    ];
    expect(await read()).toMatchObject({ state: "open", files });
    const { status, body } = await answer();
    expect([status, body.dispute]).toEqual([201, await read()]);
    const answered = { text, created: expect.any(String) };
    expect(body.dispute).toMatchObject({ state: "answered", answer: answered, files });
    await allPublished(payments.context.db);
    const merchant = { shard: shardOf(shop.merchant.id), merchantId: shop.merchant.id };
    const publishedEvent = (await eventsOf(payments.context.db, merchant)).at(-1);
    expect(publishedEvent).toMatchObject({
      kind: "dispute.answered",
      actor: `app:${shop.app.id}`,
      transactionId,
      data: { dispute: body.dispute },
    });
    const listed = `/disputes?limit=9&filter[merchantId]=${shop.merchant.id}`;
    expect((await shop.app.get(`${listed}&filter[state]=answered`)).body).toEqual([body.dispute]);
    expect((await shop.app.get(`${listed}&filter[state]=open`)).body).toEqual([]);
  });

  it.each([
    ["wins", "won", 1_000],
    ["losses", "lost", 900],
  ])("an operator's read by %s returns %s", async (end, state, balance) => {
    await put(encodeURIComponent("sig nature (1).pdf"), pdf);
    const { dispute } = (await answer()).body;
    const adminRoutes = "/payments/operator";
    const of = `limit=9&filter[merchantId]=${shop.merchant.id}&filter[state]=answered`;
    expect((await operate(payments, `GET ${adminRoutes}/disputes?${of}`)).body).toEqual([dispute]);
    expect((await operate(payments, `GET ${adminRoutes}${path}`)).body).toEqual({ dispute });
    const file = `${adminRoutes}${path}/files/${encodeURIComponent("sig nature (1).pdf")}`;
    expect(await bytesOf(file, operatorKey)).toEqual([200, "application/pdf", pdf]);
    const none = await operate(payments, `GET ${adminRoutes}/disputes/${newId(1)}`);
    expect(none.status).toBe(404);
    const closed = await operate<Json>(payments, `POST ${adminRoutes}${path}/${end}`);
    expect([closed.status, closed.body.dispute]).toEqual([201, { ...dispute, state }]);
    expect(await ledgerOf(payments, shop).balance()).toBe(balance);
    expect((await reconcile(payments.context)).findings).toEqual([]);
  });

  it("accept one answer, also under concurrent requests", async () => {
    const replies = await Promise.all([answer(), answer(), answer()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const late = await answer();
    const message = "The dispute is answered already";
    expect([late.status, late.body]).toEqual([409, { code: "dispute_answered", message }]);
    for (const reply of [await put("late.pdf", pdf), await shop.app.delete(`${path}/files/x`)]) {
      expect([reply.status, reply.body.code]).toEqual([409, "dispute_answered"]);
    }
  });

  it("refuse answers after the due date", async () => {
    await put("signature.pdf", pdf);
    const { due } = await read();
    now = new Date(due);
    const message = "The deadline of the dispute has passed";
    const refusals = [409, { code: "dispute_overdue", message }];
    for (const reply of [
      await answer(),
      await put("late.pdf", pdf),
      await shop.app.delete(`${path}/files/signature.pdf`),
    ]) {
      expect([reply.status, reply.body]).toEqual(refusals);
    }
    now = new Date(Date.parse(due) - 1);
    expect((await answer()).status).toBe(201);
  });

  it("refuse answers after the dispute closed", async () => {
    await shop.app.post(`${path}/wins`);
    const message = "The dispute is closed already";
    for (const reply of [await answer(), await put("late.pdf", pdf)]) {
      expect([reply.status, reply.body]).toEqual([409, { code: "dispute_closed", message }]);
    }
    expect((await shop.app.post(`${path}/acceptance`)).status).toBe(409);
  });

  it("require text", async () => {
    for (const input of [{}, { text: "" }, { text: "x".repeat(4_001) }, { text: 7 }]) {
      const { status, body } = await shop.app.post(`${path}/answer`, input);
      expect([status, body]).toEqual([400, [{ field: "text", message: expect.any(String) }]]);
    }
    const long = await shop.app.post(`${path}/answer`, { text: "x".repeat(4_000) });
    expect(long.status).toBe(201);
  });

  it.runIf(onPostgres)("serialize with the closing of the dispute", async () => {
    for (let round = 0; round < 8; round += 1) {
      path = `/disputes/${(await open({ amount: 1 })).id}`;
      const [answered, closed] = await Promise.all([
        answer(),
        shop.app.post(`${path}/${round % 2 === 0 ? "wins" : "losses"}`),
      ]);
      expect(closed.status).toBe(201);
      expect([201, 409]).toContain(answered.status);
      expect((await read()).answer !== undefined).toBe(answered.status === 201);
    }
    expect((await reconcile(payments.context)).findings).toEqual([]);
  });
});

describe("dispute acceptance", () => {
  it("loses the dispute for test and live merchants", async () => {
    const { status, body } = await shop.app.post(`${path}/acceptance`);
    expect([status, body.dispute]).toEqual([201, { ...(await read()), state: "lost" }]);
    expect((await shop.app.post(`${path}/acceptance`)).status).toBe(409);
    const { trail } = await ledgerOf(payments, shop).transaction(transactionId);
    expect(trail.at(-1)).toMatchObject({ dispute: { lost: true } });
  });

  it("is allowed after an answer", async () => {
    await answer();
    const { body } = await shop.app.post(`${path}/acceptance`);
    expect(body.dispute).toMatchObject({ state: "lost", answer: { text } });
  });
});

describe("dispute file", () => {
  it("is encrypted at rest, and returned byte for byte", async () => {
    await put("photo.jpg", jpeg, "image/jpeg");
    const url = `${path}/files/photo.jpg`;
    expect(await bytesOf(url)).toEqual([200, "image/jpeg", jpeg]);
    const { rows } = await sql<Json>`select * from payments.dispute_files
      where name = 'photo.jpg'`.execute(payments.context.db);
    const kept = JSON.stringify(rows);
    for (const coding of ["base64", "base64url", "hex", "latin1"] as const) {
      expect(kept).not.toContain(jpeg.toString(coding).slice(0, 8));
    }
  });

  it("replaces the file of the same name, and disappears on deletion", async () => {
    await put("proof", pdf);
    await put("proof", png, "image/png");
    expect((await read()).files).toEqual([{ name: "proof", type: "image/png", bytes: 11 }]);
    expect((await shop.app.delete(`${path}/files/proof`)).status).toBe(204);
    expect((await read()).files).toBeUndefined();
    expect((await shop.app.delete(`${path}/files/proof`)).status).toBe(404);
    expect((await bytesOf(`${path}/files/proof`))[0]).toBe(404);
  });

  it("can have any name except a path", async () => {
    const name = "<img src=x onerror=alert(1)>\u2028'%.pdf";
    expect((await put(encodeURIComponent(name), pdf)).status).toBe(204);
    expect((await read()).files).toMatchObject([{ name }]);
    const url = `${path}/files/${encodeURIComponent(name)}`;
    expect((await bytesOf(url))[2]).toEqual(pdf);
    for (const invalid of ["a%2Fb", "a%5Cb", "a%00b", "a%0Ab", "x".repeat(101)]) {
      expect((await put(invalid, pdf)).status).toBe(404);
    }
  });

  it.each([
    ["text that says it is a PDF", Buffer.from("<script>alert(1)</script>"), "application/pdf"],
    ["a PDF that says it is a picture", pdf, "image/png"],
    ["a picture that says it is another", png, "image/jpeg"],
    ["nothing", Buffer.alloc(0), "application/pdf"],
  ])("that is %s is refused", async (_title, content, type) => {
    const { status, body } = await put("x", content, type);
    const message = "must be a PDF, a PNG or a JPEG, matching its Content-Type";
    expect([status, body]).toEqual([400, [{ field: "file", message }]]);
  });

  it.each(["application/json", "text/html", "image/svg+xml", "multipart/form-data"])(
    "of the type %s is refused",
    async (type) => {
      expect((await put("x", Buffer.from("{}"), type)).status).toBe(415);
    },
  );

  it("has 4 MB at most, and is one of five", async () => {
    const most = Buffer.concat([pdf, Buffer.alloc(4 * 1024 * 1024 - pdf.length)]);
    expect((await put("big", most)).status).toBe(204);
    expect((await bytesOf(`${path}/files/big`))[2].equals(most)).toBe(true);
    expect((await put("bigger", Buffer.concat([most, pdf.subarray(0, 1)]))).status).toBe(413);
    for (const name of ["2", "3", "4", "5"]) expect((await put(name, pdf)).status).toBe(204);
    const message = "A dispute takes at most 5 files";
    const sixth = await put("6", pdf);
    expect([sixth.status, sixth.body]).toEqual([409, { code: "too_many_files", message }]);
    expect((await put("5", png, "image/png")).status).toBe(204);
  });

  it("limit of five holds for ten concurrent uploads", async () => {
    const names = Array.from({ length: 10 }, (_, n) => `proof ${n}`);
    const replies = await Promise.all(names.map((name) => put(encodeURIComponent(name), pdf)));
    const taken = replies.filter(({ status }) => status === 204);
    expect([taken.length, (await read()).files.length]).toEqual([5, 5]);
  });

  it("is accessible to its merchant only", async () => {
    await put("proof", pdf);
    const stranger = await makeApp(payments);
    expect((await bytesOf(`${path}/files/proof`, stranger.key))[0]).toBe(403);
    const sent = { body: pdf, headers: { "content-type": "application/pdf" } };
    expect((await putBy(stranger.key, "proof", sent)).status).toBe(403);
    for (const what of ["answer", "acceptance"]) {
      expect((await stranger.post(`${path}/${what}`, { text })).status).toBe(403);
    }
    expect((await stranger.delete(`${path}/files/proof`)).status).toBe(403);
    expect(await read()).toMatchObject({ state: "open", files: [{ name: "proof" }] });
  });
});
