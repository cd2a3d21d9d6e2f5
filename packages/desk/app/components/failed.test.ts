import { PaymentsError } from "@frontdesk/payments-client/errors";
import { expect, it } from "vitest";
import { reasonOf } from "./failed.tsx";

it.each([
  [403, "role_needed", "forbidden"],
  [403, "forbidden", "forbidden"],
  [403, "step_up_required", "failed"],
  [404, "not_found", "gone"],
  [500, undefined, "failed"],
  [undefined, undefined, "unreachable"],
])("failed read: gives the reason: %s %s", (status, code, reason) => {
  expect(reasonOf(new PaymentsError("No", { status, code, requestId: "1" }))).toBe(reason);
});
