import Value from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type App, type Json, makeApp } from "../../../test/shop.ts";
import { type EventType, eventTypes } from "../../core/outbox/entry.ts";
import { exampleOf } from "./examples.ts";
import { writeEvent } from "./render.ts";
import { envelopeOf } from "./schema.ts";

let payments: TestPayments;
let app: App;
beforeAll(async () => {
  payments = await startTestPayments();
  app = await makeApp(payments);
});
afterAll(() => payments.close());

describe("GET /event-types", () => {
  it("lists every type with words and an example, one per line", async () => {
    const { status, body, text } = await app.get("/event-types");
    expect([status, body.map(({ type }: Json) => type)]).toEqual([200, eventTypes]);
    expect(text.split("\n")).toHaveLength(eventTypes.length + 3);
    for (const each of body) {
      expect(each).toEqual({
        type: each.type,
        words: expect.any(String),
        example: exampleOf(each.type),
      });
    }
  });
});

describe.each(eventTypes)("event example of %s", (type: EventType) => {
  it("matches its schema and sets every member", () => {
    expect([...Value.Errors(envelopeOf(type), exampleOf(type))]).toEqual([]);
    expect(JSON.parse(writeEvent(exampleOf(type)))).toEqual(exampleOf(type));
  });
});
