import { describe, expect, it } from "vitest";
import { complete, type Operation } from "./description.ts";
import { catalogue, catalogueIn, type Reason, Refusal, reason } from "./refusal.ts";

const teapot = new Refusal(418, { short: true });
const reasons = catalogue({
  gone: { status: 404, message: "Not found", when: "There is nothing" },
  overdue: {
    status: 409,
    code: "overdue",
    message: (days: number) => `Due ${days} days ago`,
    headers: { "Retry-After": "1" },
    when: "It is late",
  },
  small: { field: "size", message: (least: number) => `at least ${least}`, when: "It is small" },
  short: reason({ status: 418, when: "It is short and stout", answer: "Teapot" }, () => teapot),
});

describe("refusal catalogue", () => {
  it("makes the thrown error with the values of its message", () => {
    expect(reasons.gone()).toMatchObject({ status: 404, body: { message: "Not found" } });
    expect(reasons.overdue(2)).toBeInstanceOf(Refusal);
    expect(reasons.overdue(2)).toMatchObject({
      status: 409,
      body: { message: "Due 2 days ago", code: "overdue" },
      headers: { "Retry-After": "1" },
    });
    expect(reasons.small(3)).toEqual({ field: "size", message: "at least 3" });
    expect(reasons.short()).toBe(teapot);
  });

  it("rows: worded as in their API", () => {
    const refuse = (status: number, error: string) => new Refusal(status, { error });
    const { gone, small } = catalogueIn({ problems: 422, refuse })({
      gone: { status: 410, message: "Gone", headers: { Allow: "GET" }, when: "It has gone" },
      small: { field: "size", message: "too small", when: "It is small" },
    });
    expect(gone()).toMatchObject({
      status: 410,
      body: { error: "Gone" },
      headers: { Allow: "GET" },
    });
    expect([small.status, small.when]).toEqual([422, "`size`: It is small"]);
  });

  it("rows: described in order, without texts common to a status", () => {
    const described = responsesOf(Object.values(reasons));
    expect(described).toMatchObject({
      404: { $ref: "#/components/responses/NotFound" },
      409: {
        $ref: "#/components/responses/Conflict",
        description: "`overdue`: It is late",
      },
      400: { description: "`size`: It is small" },
      418: { $ref: "#/components/responses/Teapot" },
    });
    expect(described[404]).not.toHaveProperty("description");
    const [one, other] = [reasons.small, { ...reasons.small, when: "Second" }];
    const both = responsesOf([one, other])[400]?.description;
    expect(both).toBe("One of these:\n\n- `size`: It is small\n- Second");
  });

  it("rows: described by a wider answer if a reason needs it", () => {
    const wide = { status: 400, when: "It is declined", answer: "Declined" };
    const described = responsesOf([reasons.small, wide])[400];
    expect(described?.$ref).toBe("#/components/responses/Declined");
  });

  it("every reason has a known answer", () => {
    expect(() => responsesOf([{ status: 402, when: "Never" }])).toThrow(/refuses with 402/);
  });
});

function responsesOf(reasons: readonly Reason[]) {
  const kind = (status: number, when: string) => ({
    status,
    reasons: [{ status, when }],
    bodies: [],
  });
  const operation: Operation = { responses: {}, "x-refusals": reasons };
  complete(
    { paths: { "/things": { get: operation } } },
    {
      refusals: {
        Invalid: kind(400, "Invalid"),
        Declined: kind(400, "Declined"),
        NotFound: kind(404, "There is nothing"),
        Conflict: kind(409, "Conflict"),
        Teapot: kind(418, "It is short and stout"),
      },
      described: {},
      words: {},
      impliedRefusals: () => ["NotFound"],
      headersOf: () => ({}),
    },
  );
  return operation.responses as Record<string, { $ref: string; description?: string }>;
}
