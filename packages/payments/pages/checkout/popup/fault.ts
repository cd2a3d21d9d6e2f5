import type { FaultContent } from "../../../src/acceptance/links/page/content.ts";
import { tell } from "./messages.ts";

export function tellFault({ message }: FaultContent): void {
  const close = () => tell("*", { type: "closed" });
  document.getElementById("close")?.addEventListener("click", close);
  addEventListener("keydown", ({ key }) => key === "Escape" && close());
  tell("*", { type: "failed", message });
}
