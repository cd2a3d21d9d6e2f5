import { Type } from "typebox";

export const LiveQuery = Type.Object({
  place: Type.String({ maxLength: 64, description: "The `id` of a place" }),
});

export const LiveStream = Type.String({
  description:
    "Server-sent events: `payments` and `scheduling` say in `data` what happened there (`type`, " +
    "`id`, `at`, and `action` of scheduling), `open` that a half is heard from now on, with " +
    "`gap` where something may have happened unheard, `away` that it cannot be reached for now",
});
