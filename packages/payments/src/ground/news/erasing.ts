import type { Id } from "../ids.ts";
import type { Actor } from "./news.ts";

/** Who somebody was as an actor, and who they are once they are erased. */
export interface Erasing {
  from: Actor;
  to: Actor;
}

export function erasingOf(personId: Id): Erasing {
  return { from: `person:${personId}`, to: "person:erased" };
}
