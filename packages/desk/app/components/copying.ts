import { useState } from "react";

export function useCopying() {
  const [state, become] = useState<"none" | "copied" | "refused">("none");
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      become("copied");
    } catch {
      become("refused");
    }
  };
  return { copy, isCopied: state === "copied", isRefused: state === "refused" };
}
