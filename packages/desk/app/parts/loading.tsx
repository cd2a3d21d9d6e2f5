// What is to come, in its final shape: it takes its place at once, and is seen after 150 ms, so
// that what comes soon does not flicker and what comes late does not push.
import { useWords } from "../locales/words.ts";
import "./loading.css";

/** So many lines of a list, a card or a text. */
export function Loading({ lines = 3, tall = false }: { lines?: number; tall?: boolean }) {
  const { parts } = useWords();
  return (
    <div className="loading" role="status" aria-label={parts.loading}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one line is as good as the other.
        <span key={line} className={tall ? "loading-line loading-tall" : "loading-line"} />
      ))}
    </div>
  );
}
