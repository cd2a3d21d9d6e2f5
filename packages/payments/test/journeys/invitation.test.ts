import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { makeShop, type Shop, send } from "../shop.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
  shop = await makeShop(payments);
});
afterAll(() => payments.close());

function mails(): string[] {
  const folder = join(payments.context.settings.dataFolder, "mail");
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

async function users(): Promise<object[]> {
  const path = `GET /merchants/${shop.merchant.id}/users?limit=10` as const;
  return (await send<object[]>(payments, path, { key: shop.key })).body;
}

describe("invitation", () => {
  it("arrives by mail, and its link creates one membership", async () => {
    const path = `POST /merchants/${shop.merchant.id}/users` as const;
    const invite = () => send(payments, path, { key: shop.key, body: { email: "Bo@example.com" } });
    expect(await invite()).toMatchObject({ status: 201, text: '{"isMember":false}\n' });
    const listed = {
      id: expect.any(String),
      email: "Bo@example.com",
      role: "viewer",
      created: expect.any(String),
    };
    expect(await users()).toEqual([listed]);

    await expect.poll(() => mails().length).toBe(1);
    const [file = ""] = mails();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const mail = readFileSync(file, "utf8").replaceAll("=\r\n", "");
    expect(mail).toContain("To: Bo@example.com");
    const url = new URL(/http:\/\/[^\s<>"]+\/invitations\/[\w-]+/.exec(mail)?.[0] ?? "");

    const page = await send(payments, `GET ${url.pathname}`);
    expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(await users()).toEqual([listed]);
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const accept = () =>
      send(payments, `POST ${url.pathname}`, { headers: form, body: "name=Bo+Jensen" });
    expect((await accept()).status).toBe(200);
    expect(await users()).toEqual([{ ...listed, name: "Bo Jensen" }]);
    expect((await accept()).status).toBe(404);
    expect(await invite()).toMatchObject({ status: 201, text: '{"isMember":true}\n' });
    const token = url.pathname.split("/").at(-1) ?? "";
    const requests = payments
      .logged()
      .split("\n")
      .filter((line) => line.includes('"request"'));
    expect(requests.join()).not.toContain(token);
  });
});
