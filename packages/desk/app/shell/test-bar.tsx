import { useWords } from "../locales/words.ts";

/** Marks a place where money is only played with. */
export function TestBar() {
  const { shell } = useWords();
  return (
    <aside className="test-bar" aria-label={shell.testShop}>
      {shell.testBar}
    </aside>
  );
}
