import { Type } from "typebox";
import { IdText, Time } from "../parties/apps/schema.ts";

const Text = Type.Union([Type.String(), Type.Null()]);
const Moment = Type.Union([Time, Type.Null()]);

export const Webhook = Type.Object({
  id: IdText,
  url: Type.String(),
  types: Type.Array(Type.String(), {
    description: "Event types, `dispute.*` for a group, or `*` for all",
  }),
  description: Text,
  state: Type.Enum(["active", "paused", "disabled"]),
  reason: Type.Union([Type.String(), Type.Null()], { description: "Reason for disabling it" }),
  created: Time,
  lastSuccess: Moment,
  lastFailure: Moment,
  waiting: Type.Integer({ description: "Number of pending deliveries" }),
});
