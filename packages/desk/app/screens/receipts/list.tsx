import type { Receipt } from "@frontdesk/scheduling-client/types/orders";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Outlet, useParams } from "@tanstack/react-router";
import { useWorkspace } from "../../api/workspace.ts";
import { Empty } from "../../components/empty.tsx";
import { Moment } from "../../components/moment.tsx";
import { Money } from "../../components/money.tsx";
import { More } from "../../components/more.tsx";
import { useMethod } from "../../components/payment-method.ts";
import { Read } from "../../components/read.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { Screen } from "../../components/screen.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { receipts } from "./queries.ts";

export function Receipts() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <ReceiptList /> : <Outlet />;
}

function ReceiptList() {
  const { shell, receipts: words } = useWords();
  const list = useInfiniteQuery(receipts.listed(useWorkspace()));
  return (
    <Screen title={shell.screens.receipts}>
      <Read of={list}>
        {({ pages }) => {
          const rows = pages.flatMap(({ shown }) => shown);
          return rows.length === 0 ? <Empty>{words.empty}</Empty> : <Listed rows={rows} />;
        }}
      </Read>
      <More of={list} />
    </Screen>
  );
}

function Listed({ rows }: { rows: readonly Receipt[] }) {
  const { shell, appointments, balance, parts, receipts: words } = useWords();
  const methodOf = useMethod();
  const columns: Column<Receipt>[] = [
    {
      key: "number",
      title: words.number,
      show: ({ id, number }) => <ScreenLink to={`receipts/${id}`}>{number}</ScreenLink>,
    },
    {
      key: "when",
      title: balance.columns.when,
      show: ({ issued_at: at }) => <Moment at={at} />,
    },
    { key: "client", title: appointments.client, show: ({ client_name: name }) => name },
    { key: "method", title: words.method, show: ({ payment }) => methodOf(payment) },
    {
      key: "total",
      title: parts.amount,
      isAmount: true,
      show: ({ kind, total, currency }) => (
        <Money amount={kind === "credit_note" ? -total : total} currency={currency} />
      ),
    },
  ];
  return <Rows label={shell.screens.receipts} columns={columns} rows={rows} />;
}
