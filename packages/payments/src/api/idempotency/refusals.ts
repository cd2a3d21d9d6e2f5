// Why a call with an `Idempotency-Key` is not begun; the first reason that holds decides.
import { catalogue } from "@frontdesk/server/refusal";

export const idempotencyRefusals = catalogue({
  unfitKey: {
    field: "Idempotency-Key",
    message: "must have 1 to 255 characters",
    when: "It has not 1 to 255 characters",
  },
  running: {
    status: 409,
    code: "request_running",
    message: "A request with this Idempotency-Key is still running",
    headers: { "Retry-After": "1" },
    when: "A request with this Idempotency-Key is still running",
  },
  reused: {
    status: 400,
    code: "idempotency_key_reused",
    message: "This Idempotency-Key was used with another request body",
    when: "The Idempotency-Key was used with another body",
  },
});
