import { useWords } from "../locales/words.ts";
import { Screen } from "../parts/screen.tsx";
import { Way } from "../parts/way.tsx";

export function NotIncluded() {
  const { shell } = useWords();
  return (
    <Screen title={shell.notIncluded}>
      <p>
        <Way to="home">{shell.toHome}</Way>
      </p>
    </Screen>
  );
}
