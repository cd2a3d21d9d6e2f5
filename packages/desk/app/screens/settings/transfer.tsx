import { useState } from "react";
import { timeNow } from "../../api/clock.ts";
import { useMaySee } from "../../api/rights.ts";
import { useShop } from "../../api/shop.ts";
import { appointmentTable, clientTable } from "../../api/tables.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { dayAfter, dayOf, momentAtWall } from "../../components/days.ts";
import { DaysChoice } from "../../components/days-choice.tsx";
import { Download, ShopDownload } from "../../components/download.tsx";
import { useFirstWeekDay } from "../../components/first-week-day.ts";
import { type Days, type Range, rangeIn } from "../../components/range.ts";
import { useWords } from "../../locales/words.ts";
import { ImportClients } from "./import.tsx";
import { paymentTable } from "./queries.ts";

export function Transfer() {
  const { account } = useWorkspace();
  return (
    <>
      {account?.isAdministrator === true && <ImportClients />}
      <Exports />
    </>
  );
}

function Exports() {
  const { bookings, shell } = useWords();
  const workspace = useWorkspace();
  const [range, ask] = useRange();
  const { from, to } = range;
  const isRead = range.fault === undefined;
  return (
    <section className="group" aria-labelledby="exports">
      <h3 id="exports">{bookings.list.csv}</h3>
      <div className="tools">
        <DaysChoice range={range} ask={ask} />
      </div>
      <div className="acts">
        {useMaySee("bookings") && isRead && (
          <Download
            label={shell.screens.appointments}
            name={`appointments-${from}-${to}.csv`}
            read={(locale) =>
              appointmentTable(workspace, { filter: { start_date: from, end_date: to }, locale })
            }
          />
        )}
        {workspace.merchant !== null && isRead && <Payments days={{ from, to }} />}
        {useMaySee("clients") && (
          <Download
            label={shell.screens.clients}
            name="clients.csv"
            read={(locale) => clientTable(workspace, locale)}
          />
        )}
      </div>
    </section>
  );
}

function Payments({ days }: { days: Days }) {
  const { shell } = useWords();
  const shop = useShop();
  const { from, to } = days;
  const startOf = (date: string) => momentAtWall({ date, minutes: 0 })?.toISOString();
  return (
    <ShopDownload
      label={shell.screens.payments}
      name={`payments-${from}-${to}.csv`}
      read={(locale) =>
        paymentTable(shop, { from: startOf(from), to: startOf(dayAfter(to, 1)), locale })
      }
    />
  );
}

type Changes = Readonly<Record<string, string | undefined>>;

function useRange(): [Range, (changes: Changes) => void] {
  const [input, setInput] = useState<Record<string, string>>({ span: "year" });
  const range = rangeIn(input, dayOf(timeNow()), useFirstWeekDay());
  const change = (changes: Changes) =>
    setInput((before) => {
      const all = Object.entries({ ...before, ...changes });
      return Object.fromEntries(
        all.filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
    });
  return [range, change];
}
