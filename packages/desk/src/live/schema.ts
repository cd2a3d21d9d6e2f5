import { Type } from "typebox";

export const LiveQuery = Type.Object({
  place: Type.String({ maxLength: 64, description: "The `id` of a workspace" }),
});

export const LiveStream = Type.String({
  description:
    "Server-sent events. `payments` and `scheduling` carry the change in `data` (`type`, " +
    "`id`, `at`, and `action` for scheduling). `open` marks a service as connected, with " +
    "`gap` if events may have been missed. `away` marks a service as unreachable",
});
