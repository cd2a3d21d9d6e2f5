// Takes its space at once, appears after 150 ms: no flicker, no shift.
import { useWords } from "../locales/words.ts";
import "./loading.css";

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
