import { useParams } from "@tanstack/react-router";
import { useWords } from "../locales/words.ts";

export function NotHere() {
  const { shell } = useWords();
  const { place } = useParams({ strict: false });
  return (
    <section className="screen">
      <h1>{shell.notHere}</h1>
      <p>
        <a href={place === undefined ? "/" : `/p/${place}/home`}>{shell.toHome}</a>
      </p>
    </section>
  );
}
