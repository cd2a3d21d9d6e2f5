import { ScreenLink } from "../components/screen-link.tsx";
import { BackSign } from "../icons.ts";
import { useWords } from "../locales/words.ts";
import { useParent } from "./side.tsx";

/** On the screens that the settings lead to. */
export function ToSettings() {
  const { settings } = useWords();
  const parent = useParent();
  if (parent !== "settings") return null;
  return (
    <ScreenLink className="to-settings" to="settings">
      <BackSign />
      {settings.all}
    </ScreenLink>
  );
}
