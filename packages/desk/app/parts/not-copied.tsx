import { useWords } from "../locales/words.ts";

/** Where a text that could not be copied stands. */
export function NotCopied({ isRefused }: { isRefused: boolean }) {
  const { parts } = useWords();
  return isRefused ? <p role="alert">{parts.notCopied}</p> : null;
}
