import type { Line } from "@frontdesk/payments-client/types";
import type { ReactNode } from "react";
import { useShop } from "../../api/shop.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { instantWriter } from "../../components/day-labels.ts";
import { Money } from "../../components/money.tsx";
import { Statement } from "../../components/statement.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { kindOf } from "./running.ts";

/** `November 2026` */
export function sayMonth(at: Date, locale: string): string {
  return instantWriter(locale, { month: "long", year: "numeric" })(at);
}

interface OfBalanceProps {
  title: string;
  isRead: boolean;
  children: ReactNode;
}

export function OfBalance(props: OfBalanceProps) {
  const { balance: words } = useWords();
  const { name } = useWorkspace();
  return <Statement {...props} issuer={name} list={{ to: "balance", label: words.back }} />;
}

interface StatedProps<Stated extends Line> {
  label: string;
  lines: readonly Stated[];
  after?: (line: Stated) => number;
}

/** "today" has no meaning on paper. */
export function Stated<One extends Line>({ label, lines, after }: StatedProps<One>) {
  const { balance: words } = useWords();
  const { merchant } = useShop();
  const { currency } = merchant;
  const locale = useLocale();
  const written = instantWriter(locale, { dateStyle: "medium", timeStyle: "short" });
  if (lines.length === 0) return <p className="quiet">{words.nothing}</p>;
  const { when, what, fee, change, after: last } = words.columns;
  const titles = [when, what, fee, change, ...(after ? [last] : [])];
  return (
    <table className="statement-lines" aria-label={label}>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{written(line.created)}</td>
            <td>
              {words.kinds[kindOf(line)]}
              {line.description && <span>{` · ${line.description}`}</span>}
            </td>
            <td>{line.fee !== 0 && <Money amount={line.fee} currency={currency} />}</td>
            <td>
              <Money amount={line.balance} currency={currency} />
            </td>
            {after && (
              <td>
                <Money amount={after(line)} currency={currency} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
