import type { Id } from "../ids.ts";
import type { Actor } from "./entry.ts";

export interface Erasing {
  from: Actor;
  to: Actor;
}

export function erasingOf(personId: Id): Erasing {
  return { from: `person:${personId}`, to: "person:erased" };
}
