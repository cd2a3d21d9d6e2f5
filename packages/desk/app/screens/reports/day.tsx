import type { DayClosing, DayReport } from "@frontdesk/scheduling-client/types/reports";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { timeNow } from "../../api/clock.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { writeAmount } from "../../components/amounts.ts";
import { momentText } from "../../components/day-labels.ts";
import { Empty } from "../../components/empty.tsx";
import { Moment } from "../../components/moment.tsx";
import { Money } from "../../components/money.tsx";
import { useMethod } from "../../components/payment-method.ts";
import { Read } from "../../components/read.tsx";
import { StatedFacts } from "../../components/statement.tsx";
import { useTaxRate } from "../../components/tax-rate.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { cashSince } from "./cash-since.ts";
import { CloseDay } from "./close-day.tsx";
import { reports } from "./queries.ts";

export function Day({ date }: { date: string }) {
  const { reports: words } = useWords();
  const workspace = useWorkspace();
  const one = useQuery(reports.day(workspace, date));
  const mayClose = workspace.account?.rights.bookings === "manage_all";
  return (
    <Read of={one}>
      {(report) => (
        <div className="statement">
          {report.money.length === 0 && <Empty>{words.day.empty}</Empty>}
          {report.money.map((money) => (
            <Sums key={money.currency} money={money} report={report} />
          ))}
          {report.closings.map((closing) => (
            <Closed key={closing.id} closing={closing} />
          ))}
          <CashSince report={report} />
          {mayClose && <CloseDay key={date} date={date} money={report.money} />}
        </div>
      )}
    </Read>
  );
}

type DayMoney = DayReport["money"][number];

function Sums({ money, report }: { money: DayMoney; report: DayReport }) {
  const { appointments, parts, receipts, reports: words, shell } = useWords();
  const methodOf = useMethod();
  const rateText = useTaxRate();
  const { currency } = money;
  const write = (amount: number) => <Money amount={amount} currency={currency} />;
  const { first, last, count } = report.receipts;
  const { payments } = appointments;
  return (
    <>
      <StatedFacts
        facts={[
          [words.day.revenue, write(money.revenue)],
          [words.day.tips, write(money.tips)],
          [payments.refunded, write(money.refunded)],
          [appointments.noShow, report.no_shows],
          [shell.screens.receipts, first === last ? count : `${first} – ${last}`],
        ]}
      />
      <Table
        heads={[receipts.method, payments.refunded, parts.amount]}
        rows={money.methods.map(({ payment, taken, refunded }) => ({
          name: methodOf(payment),
          second: write(refunded),
          amount: write(taken),
        }))}
      />
      <Table
        heads={[appointments.service, "", parts.amount]}
        rows={money.services.map(({ service, amount }) => ({
          name: service ?? appointments.one,
          amount: write(amount),
        }))}
      />
      <Table
        heads={[words.day.staff, payments.tip, parts.amount]}
        rows={money.staff.map(({ resource_id: id, name, tips, amount }) => ({
          id,
          name: name ?? words.day.nobody,
          second: write(tips),
          amount: write(amount),
        }))}
      />
      {money.taxes.length > 0 && (
        <Table
          heads={[words.day.rate, receipts.vat, parts.amount]}
          rows={money.taxes.map(({ rate, gross, tax }) => ({
            name: rateText(rate),
            second: write(tax),
            amount: write(gross),
          }))}
        />
      )}
    </>
  );
}

interface Sum {
  id?: number | null;
  name: string;
  second?: ReactNode;
  amount: ReactNode;
}

interface TableProps {
  heads: readonly [name: string, second: string, amount: string];
  rows: readonly Sum[];
}

function Table({ heads: [name, second, amount], rows }: TableProps) {
  return (
    <table className="statement-lines" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          {second === "" ? <td /> : <th scope="col">{second}</th>}
          <th scope="col">{amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((sum) => (
          <tr key={sum.id ?? sum.name}>
            <td>{sum.name}</td>
            <td>{sum.second}</td>
            <td>{sum.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A closed day takes further payments: another closing counts them. */
function CashSince({ report: { closings, money } }: { report: DayReport }) {
  const { reports: words } = useWords();
  const locale = useLocale();
  const [newest] = closings;
  const sums = newest === undefined ? [] : cashSince(newest, money);
  if (newest === undefined || sums.length === 0) return null;
  const time = momentText(new Date(newest.created_at), { locale, now: timeNow() });
  const amount = sums.map((sum) => writeAmount(sum, locale)).join(", ");
  return <p role="status">{words.day.since({ time, amount })}</p>;
}

function Closed({ closing }: { closing: DayClosing }) {
  const { reports: words } = useWords();
  const locale = useLocale();
  return (
    <StatedFacts
      facts={[
        [words.day.closed, <Moment key="at" at={closing.created_at} />],
        ...closing.cash.flatMap(({ currency, expected, counted, difference }) => {
          const write = (amount: number) => writeAmount({ amount, currency }, locale);
          return [
            [words.day.expected, write(expected)],
            [words.day.counted, write(counted)],
            [words.difference, write(difference)],
          ] as const;
        }),
      ]}
    />
  );
}
