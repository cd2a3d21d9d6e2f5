import type { Places } from "../api/desk.ts";
import { useWords } from "../locales/words.ts";
import { AwayNote } from "./away-note.tsx";

export function UnknownWorkspace({ away }: Pick<Places, "away">) {
  const { shell } = useWords();
  return (
    <main className="frame-alone">
      <AwayNote away={away} />
      <h1>{shell.noSuchPlace}</h1>
      <p>
        <a href="/">{shell.toPlaces}</a>
      </p>
    </main>
  );
}
