import { createMockTransport } from "@frontdesk/rest";
import { describe, expect, it } from "vitest";
import { createDesk, DeskError } from "./desk.ts";

describe("desk response without JSON", () => {
  it.each([
    ["empty", 200, "", (desk: Desk) => desk.places(new AbortController().signal)],
    ["a page", 200, "<h1>Sign in</h1>", (desk: Desk) => desk.session(new AbortController().signal)],
    ["empty", 201, "", (desk: Desk) => desk.fill("ab12")],
  ])(
    "with a success status is an error with that status: %s, %i",
    async (_what, statusCode, body, ask) => {
      const transport = createMockTransport([{ statusCode, body }]);
      const desk = createDesk({ url: "https://desk.example", transport, retries: 0 });
      const expected = { constructor: DeskError, status: statusCode };
      await expect(ask(desk)).rejects.toMatchObject(expected);
    },
  );
});

type Desk = ReturnType<typeof createDesk>;
