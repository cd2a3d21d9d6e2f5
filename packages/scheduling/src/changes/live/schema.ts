import { Type } from "typebox";

export const HintStream = Type.String({
  description:
    "Server-sent events. `event` is the type of object (booking, client, …). `data` is a " +
    "line of JSON with `type`, `action` (create, update or delete), the object's `id`, and " +
    "`at`",
});
