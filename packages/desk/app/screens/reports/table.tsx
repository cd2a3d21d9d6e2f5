import { longOf } from "../../components/minutes.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { differenceLabel, shareLabel } from "./figures.ts";
import type { ComparedRow, Figures, Kind } from "./rows.ts";

interface ReportTableProps {
  kind: Kind;
  rows: readonly ComparedRow[];
  whole: Figures;
  before: Figures;
  title: string;
}

export function ReportTable({ kind, rows, whole, before, title }: ReportTableProps) {
  const { reports: words } = useWords();
  const isShare = kind === "resources";
  const columns: [word: string, look: string][] = [
    ...(isShare ? [[words.available, "amount spare"] as [string, string]] : []),
    [words.booked, "amount"],
    [words.waiting, "amount spare"],
    ...(isShare ? [[words.utilization, "amount"] as [string, string]] : []),
    [words.difference, "amount"],
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and is scrolled by keys as well.
    <section className="report-table" aria-label={title} tabIndex={0}>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{words.name[kind]}</th>
            {columns.map(([word, look]) => (
              <th scope="col" className={look} key={word}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.id}
              name={row.name || words[kind === "clients" ? "noClient" : "noProject"]}
              figures={row}
              before={row.before}
            />
          ))}
        </tbody>
        <tfoot>
          <Line name={words.whole} figures={whole} before={before} />
        </tfoot>
      </table>
    </section>
  );
}

interface LineProps {
  name: string;
  figures: Figures;
  before: Figures | undefined;
}

function Line({ name, figures, before }: LineProps) {
  const locale = useLocale();
  const { booked, waiting, available } = figures;
  const isShare = available !== undefined;
  return (
    <tr>
      <th scope="row">{name}</th>
      {isShare && <td className="amount spare">{longOf(available, locale)}</td>}
      <td className="amount">{longOf(booked, locale)}</td>
      <td className="amount spare">{longOf(waiting, locale)}</td>
      {isShare && <td className="amount">{shareLabel(figures, locale)}</td>}
      <td className="amount">{differenceLabel(figures, before, locale)}</td>
    </tr>
  );
}
