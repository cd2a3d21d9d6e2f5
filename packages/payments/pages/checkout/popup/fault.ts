import type { FaultContent } from "../../../src/acceptance/links/page/content.ts";
import { tell } from "./messages.ts";

/** The popup cannot be paid in: tells the shop, and lets the customer close it. */
export function tellFault({ message }: FaultContent): void {
  const close = () => tell("*", { type: "closed" });
  document.getElementById("close")?.addEventListener("click", close);
  addEventListener("keydown", ({ key }) => key === "Escape" && close());
  tell("*", { type: "failed", message });
}
