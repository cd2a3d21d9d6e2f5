import type { ComponentChildren } from "preact";
import { usePage } from "../flow/content.ts";

/** Shown in browsers without script, or before it loads. */
export function Unscripted({ children }: { children: ComponentChildren }) {
  const { isAlive } = usePage();
  return isAlive ? null : <div class="unscripted">{children}</div>;
}
