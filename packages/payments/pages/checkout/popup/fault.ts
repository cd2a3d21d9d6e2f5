import type { FaultContent } from "../../../src/acceptance/links/page/content.ts";
import { tell } from "./messages.ts";

/** Reports a broken popup to the shop; the customer can close it. */
export function tellFault({ message }: FaultContent): void {
  const close = () => tell("*", { type: "closed" });
  document.getElementById("close")?.addEventListener("click", close);
  addEventListener("keydown", ({ key }) => key === "Escape" && close());
  tell("*", { type: "failed", message });
}
