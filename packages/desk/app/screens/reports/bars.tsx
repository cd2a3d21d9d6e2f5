import { useState } from "react";
import { Dot } from "../../components/entries.tsx";
import { longOf } from "../../components/minutes.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { shareLabel } from "./figures.ts";
import type { ComparedRow, Kind } from "./rows.ts";

const most = 12;

interface BarsProps {
  kind: Kind;
  rows: readonly ComparedRow[];
  title: string;
}

export function Bars({ kind, rows, title }: BarsProps) {
  const { reports: words } = useWords();
  const locale = useLocale();
  const [isWide] = useState(() => matchMedia("(min-width: 48em)").matches);
  return (
    <details className="bars" open={isWide}>
      <summary className="note">{title}</summary>
      <ul>
        {rows.slice(0, most).map((row) => (
          <li key={row.id}>
            <span className="bars-name">
              {row.color !== undefined && <Dot color={row.color} />}
              {row.name || words[kind === "clients" ? "noClient" : "noProject"]}
            </span>
            <span className="bars-well">
              <span className="bars-bar" style={{ width: `${row.length * 100}%` }} />
            </span>
            <span className="bars-figure">
              {kind === "resources" ? shareLabel(row, locale) : longOf(row.booked, locale)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
