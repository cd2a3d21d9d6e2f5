import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LookUp } from "../../components/look-up.tsx";
import { Read } from "../../components/read.tsx";
import { Screen } from "../../components/screen.tsx";
import { useWords } from "../../locales/words.ts";

interface LookedUpProps<Row> {
  words: { title: string; search: string; about: string; none: string };
  q: string;
  seek(q: string): void;
  lookup: UseQueryResult<readonly Row[]>;
  above?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

export function LookedUp<Row>(props: LookedUpProps<Row>) {
  const { words, q, seek, lookup, above, children } = props;
  const { find } = useWords().operating;
  return (
    <Screen title={words.title}>
      {above}
      <LookUp key={q} label={words.search} word={find} q={q} seek={seek} />
      {q === "" ? (
        <p className="quiet">{words.about}</p>
      ) : (
        <Read of={lookup}>
          {(rows) => (rows.length === 0 ? <p className="quiet">{words.none}</p> : children(rows))}
        </Read>
      )}
    </Screen>
  );
}
