import { useWords } from "../locales/words.ts";

export function NotCopied({ isRefused }: { isRefused: boolean }) {
  const { parts } = useWords();
  return isRefused ? <p role="alert">{parts.notCopied}</p> : null;
}
