/* Merchants may capture just after the approval. The page of a single-use link then tells so. */
import { useEffect } from "preact/hooks";
import type { FaultContent, PayContent } from "../../../src/acceptance/links/page/content.ts";
import type { Receipt } from "./receipt.ts";

const pauseMs = 3_000;
const mostReads = 20;

interface CaptureInput {
  receipt: Receipt | undefined;
  isOnce: boolean;
  onCapture(): void;
}

export function useCapture({ receipt, isOnce, onCapture }: CaptureInput): void {
  const isOpen = receipt?.charge !== undefined && !receipt.isCaptured && isOnce;
  useEffect(() => {
    if (!isOpen) return;
    let reads = 0;
    const timer = setInterval(async () => {
      reads += 1;
      if (reads === mostReads) clearInterval(timer);
      if (await isCapturedNow(receipt.id)) onCapture();
    }, pauseMs);
    return () => clearInterval(timer);
  }, [isOpen]);
}

async function isCapturedNow(id: string): Promise<boolean> {
  try {
    const response = await fetch(location.href, { credentials: "omit" });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const content: PayContent | FaultContent = JSON.parse(
      page.getElementById("content")?.textContent ?? "",
    );
    const past = "receipt" in content ? content.receipt : undefined;
    return past?.id === id && past.isCaptured;
  } catch {
    return false;
  }
}
