import { useWords } from "../locales/words.ts";

export function TestBar() {
  const { shell } = useWords();
  return (
    <aside className="test-bar" aria-label={shell.testShop}>
      {shell.testBar}
    </aside>
  );
}
