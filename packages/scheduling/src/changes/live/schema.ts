import { Type } from "typebox";

export const HintStream = Type.String({
  description:
    "Server-sent events. `event` is what was changed (booking, client, …), `data` a line of " +
    "JSON: `type`, `action` (create, update or delete), the `id` of what was changed, and `at`",
});
