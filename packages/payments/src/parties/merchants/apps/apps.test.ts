import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { type App, makeApp, makeMerchant } from "../../../../test/shop.ts";
import { boundFromDate, newId, newShard } from "../../../core/ids.ts";

let payments: TestPayments;
let owner: App;
let apps: string;
beforeAll(async () => {
  payments = await startTestPayments();
});
beforeEach(async () => {
  owner = await makeApp(payments, "Owner");
  const { id } = await makeMerchant(payments, owner);
  apps = `/merchants/${id}/apps`;
});
afterAll(() => payments.close());

describe("apps of a merchant", () => {
  it("are added with 201 and no body, also repeatedly", async () => {
    const added = await makeApp(payments, "Added");
    for (let time = 0; time < 2; time += 1) {
      const { status, text, headers } = await owner.post(apps, { appId: added.id });
      expect([status, text, headers["content-type"]]).toEqual([201, "", undefined]);
    }
    expect((await owner.get(`${apps}?limit=9`)).body).toHaveLength(2);
  });

  it("are added once by ten parallel callers", async () => {
    const added = await makeApp(payments);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.post(apps, `appId=${added.id}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await added.get(`${apps}?limit=9`)).body).toHaveLength(2);
  });

  it("list shows the caller's own key and no others", async () => {
    const added = await makeApp(payments);
    await owner.post(apps, { appId: added.id });
    const own = { id: owner.id, name: "Owner" };
    const other = { id: added.id, name: null };
    const seen = async (app: typeof owner) => (await app.get(`${apps}?limit=9`)).body;
    expect(await seen(owner)).toEqual(expect.arrayContaining([{ ...own, key: owner.key }, other]));
    expect(await seen(added)).toEqual(expect.arrayContaining([own, { ...other, key: added.key }]));
  });

  it.each([
    ["nothing", {}],
    ["null", { appId: null }],
    ["an empty text", { appId: "" }],
    ["a number", { appId: 7 }],
    ["a list", { appId: ["x"] }],
    ["a malformed id", { appId: "nonsense" }],
    ["an id in capitals", { appId: "A".repeat(24) }],
    ["an unknown id", { appId: "0".repeat(24) }],
  ])("are not added by %s", async (_title, body) => {
    const answer = await owner.post(apps, body);
    expect([answer.status, answer.body]).toEqual([
      400,
      [{ field: "appId", message: expect.any(String) }],
    ]);
    expect((await owner.get(`${apps}?limit=9`)).body).toHaveLength(1);
  });

  it("are removed by any of them, including themselves", async () => {
    const added = await makeApp(payments);
    await owner.post(apps, { appId: added.id });
    const { status, text } = await added.delete(`${apps}/${owner.id}`);
    expect([status, text]).toEqual([204, ""]);
    expect((await owner.get(`${apps}?limit=9`)).status).toBe(403);
    expect((await added.delete(`${apps}/${owner.id}`)).status).toBe(404);
    expect((await added.delete(`${apps}/${newId(newShard())}`)).status).toBe(404);
    expect((await added.delete(`${apps}/nonsense`)).status).toBe(404);
    expect((await added.delete(`${apps}/${added.id}`)).status).toBe(204);
    expect((await added.get(`${apps}?limit=9`)).status).toBe(403);
  });

  it("are listed in pages, by ids and by dates", async () => {
    for (let count = 0; count < 4; count += 1) {
      await owner.post(apps, { appId: (await makeApp(payments)).id });
    }
    const list = async (query: string): Promise<string[]> =>
      (await owner.get(`${apps}?${query}`)).body.map(({ id }: { id: string }) => id);
    const all = await list("limit=9");
    expect(all).toEqual([...all].sort().reverse());
    expect(await list(`limit=2&before=${all[1]}`)).toEqual(all.slice(2, 4));
    expect(await list(`limit=2&after=${all[4]}`)).toEqual([all[3], all[2]]);
    expect(await list(`limit=9&before=${all[0]}&after=${all[3]}`)).toEqual(all.slice(1, 3));
    const yesterday = boundFromDate(new Date(Date.now() - 86_400_000));
    expect(await list(`limit=9&before=${yesterday}`)).toEqual([]);
    expect(await list(`limit=9&after=${yesterday}`)).toEqual([...all].reverse());
    expect((await owner.get(apps)).status).toBe(400);
    expect((await owner.get(`${apps}?limit=1&filter[name]=x`)).status).toBe(400);
  });
});
