import type { ComponentChildren } from "preact";
import { useShown } from "../flow/shown.ts";

/** What is only for browsers without script, or to which it does not come. */
export function Unscripted({ children }: { children: ComponentChildren }) {
  const { isAlive } = useShown();
  return isAlive ? null : <div class="unscripted">{children}</div>;
}
