import { Screen } from "../components/screen.tsx";
import { Way } from "../components/screen-link.tsx";
import { useWords } from "../locales/words.ts";

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
