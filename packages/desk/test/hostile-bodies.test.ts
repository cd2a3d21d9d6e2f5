import {
  collectOperations,
  countWork,
  excessesOf,
  hostileBodiesFor,
  type Operation,
  pathOf,
} from "@frontdesk/platform/test/hostile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, makePage, type Page, startTestDesk, type TestDesk } from "./harness.ts";

let desk: TestDesk;
let operations: Operation[];
let page: Page;
beforeAll(async () => {
  ({ built: desk, operations } = await collectOperations(() => startTestDesk()));
  page = await makePage(desk);
});
afterAll(() => desk.close());

describe("hostile request bodies of maximal size", () => {
  it.each(["an unknown caller", "somebody who is signed in"])(
    "of %s get a refusal from every operation before any costly work",
    async (caller) => {
      const asking = caller === "an unknown caller" ? {} : { cookie: page.cookie };
      expect(operations.length).toBeGreaterThan(20);
      // The gateway forwards bodies unread; sign-out ends the session.
      const read = operations.filter(({ url }) => !url.endsWith("*") && url !== "/sign-out");
      for (const operation of read) {
        for (const body of hostileBodiesFor(operation)) {
          const work = countWork();
          const path = pathOf(operation, { id: "0".repeat(24) });
          const answer = await ask(desk, `${operation.method} ${path}`, {
            ...asking,
            headers: { "content-type": body.type },
            body: body.payload(),
          });
          const text = await answer.body.text();
          work.stop();
          const problems = text.startsWith("[") ? JSON.parse(text).length : 0;
          const done = { ...work.counted, problems, status: answer.statusCode };
          expect(excessesOf(operation, body, done)).toEqual([]);
        }
      }
    },
  );
});
