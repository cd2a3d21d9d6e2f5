import { openDoor } from "@frontdesk/server/door";
import type { Server } from "@frontdesk/server/server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bodyOf } from "../../test/behind.ts";
import { givenPage, type Page, startTestDesk, type TestDesk } from "../../test/harness.ts";

const operatorKey = "operator-key-of-the-tests";

let desk: TestDesk;
let door: Server;
let page: Page;
let email = "";
beforeAll(async () => {
  desk = await startTestDesk({ settings: () => ({ operatorKey }) });
  door = await openDoor([desk.room], { settings: desk.context.settings, log: desk.log });
  page = await givenPage(desk);
  email = (await session()).person.email;
});
afterAll(async () => {
  await door.close();
  await desk.close();
});

const session = async () => (await bodyOf(await page.ask("GET /session")))[1];

async function ask(route: string, payload?: object, key = operatorKey) {
  const [method, url] = route.split(" ") as ["GET", string];
  const authorization = `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
  const answer = await door.inject({
    method,
    url: `/desk/operator${url}`,
    headers: { authorization },
    ...(payload !== undefined && { payload }),
  });
  return [answer.statusCode, answer.payload === "" ? undefined : answer.json()];
}

describe("whoever has the operator's key", () => {
  it("makes a person an operator, and none any more", async () => {
    expect((await session()).isOperator).toBe(false);
    expect((await ask("POST /operators", { email: email.toUpperCase() }))[0]).toBe(204);
    expect((await ask("POST /operators", { email }))[0]).toBe(204);
    expect((await session()).isOperator).toBe(true);
    const [, listed] = await ask("GET /operators");
    expect(listed).toMatchObject([{ email, name: "Ann Example", addedAt: expect.any(String) }]);
    expect((await ask(`DELETE /operators/${email}`))[0]).toBe(204);
    expect((await session()).isOperator).toBe(false);
    expect((await ask(`DELETE /operators/${email}`))[0]).toBe(404);
    const { rows } = await sql<{ action: string; actor: string }>`
      select action, actor from desk.actions order by id`.execute(desk.opened.db);
    const actor = "operator at 127.0.0.1";
    expect(rows).toEqual([
      { action: "operator.add", actor },
      { action: "operator.remove", actor },
    ]);
  });

  it("makes nobody one who did not sign up, or did not confirm the address", async () => {
    expect((await ask("POST /operators", { email: "nobody@example.com" }))[0]).toBe(404);
    await sql`update people.persons set email_verified_at = null where email = ${email}`.execute(
      desk.opened.db,
    );
    expect(await ask("POST /operators", { email })).toMatchObject([
      409,
      { message: expect.stringContaining("not confirmed") },
    ]);
  });
});

it("whoever has not the key makes nobody an operator", async () => {
  expect((await ask("POST /operators", { email }, "wrong"))[0]).toBe(401);
  const { rows } = await sql`select from desk.actions where action = 'key.refuse'`.execute(
    desk.opened.db,
  );
  expect(rows).toHaveLength(1);
});
