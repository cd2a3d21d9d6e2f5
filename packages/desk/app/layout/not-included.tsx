import { Screen } from "../components/screen.tsx";
import { ScreenLink } from "../components/screen-link.tsx";
import { useWords } from "../locales/words.ts";

export function NotIncluded() {
  const { shell } = useWords();
  return (
    <Screen title={shell.notIncluded}>
      <p>
        <ScreenLink to="home">{shell.toHome}</ScreenLink>
      </p>
    </Screen>
  );
}
