import { useWords } from "../locales/words.ts";

export function NotCopied({ isDenied }: { isDenied: boolean }) {
  const { parts } = useWords();
  return isDenied ? <p role="alert">{parts.notCopied}</p> : null;
}
