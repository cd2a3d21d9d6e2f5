import { lazy, useMemo } from "react";
import { usePreferences } from "../api/preferences.ts";
import { useKeys, useListening } from "../components/keys.ts";
import { useWords } from "../locales/words.ts";
import { Later, useLater } from "./later.tsx";

const load = () => import("./keys-dialog.tsx");
const KeysDialog = lazy(async () => ({ default: (await load()).KeysDialog }));

export function KeysList() {
  const { keys: words } = useWords();
  const later = useLater(load);
  const { open } = later;
  const [{ hasLetterKeys }] = usePreferences();
  useListening(hasLetterKeys);
  useKeys(useMemo(() => [{ key: "?", label: words.show, act: open }], [words, open]));
  return <Later of={later}>{(dialog) => <KeysDialog {...dialog} />}</Later>;
}
