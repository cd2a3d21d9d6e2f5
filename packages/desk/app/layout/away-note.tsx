import type { Places } from "../api/desk.ts";
import { useLocale, useWords } from "../locales/words.ts";

export function AwayNote({ away }: Pick<Places, "away">) {
  const { shell } = useWords();
  const list = new Intl.ListFormat(useLocale());
  if (away.length === 0) return null;
  const names = away.map((name) => shell.halves[name]);
  return (
    <p className="away-note" role="status">
      {shell.away({ halves: list.format(names) })}
    </p>
  );
}
