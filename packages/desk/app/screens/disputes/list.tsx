import type { Dispute } from "@frontdesk/payments-client/types";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { timeNow } from "../../api/clock.ts";
import { useShop } from "../../api/shop.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Moment } from "../../components/moment.tsx";
import { More } from "../../components/more.tsx";
import { PaymentTabs } from "../../components/payment-tabs.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { Screen } from "../../components/screen.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { Contested } from "./contested.tsx";
import { sorted, urgencyOf } from "./due.ts";
import { disputeQueries } from "./queries.ts";
import "./disputes.css";

export function DisputeList() {
  const { shell } = useWords();
  return (
    <Screen title={shell.screens.disputes}>
      <PaymentTabs />
      <Listed />
      <Outlet />
    </Screen>
  );
}

function Listed() {
  const { disputes: words } = useWords();
  const list = useInfiniteQuery(disputeQueries.list(useShop()));
  const { data, error, refetch } = list;
  if (data === undefined) {
    return error === null ? <Loading /> : <Failed error={error} again={() => void refetch()} />;
  }
  const { waiting, others } = sorted(data.pages.flat());
  return (
    <>
      <h2>{words.waiting}</h2>
      {waiting.length === 0 ? (
        <p className="empty">{words.empty}</p>
      ) : (
        <DisputeRows label={words.waiting} rows={waiting} />
      )}
      {others.length > 0 && (
        <>
          <h2>{words.others}</h2>
          <DisputeRows label={words.others} rows={others} />
        </>
      )}
      <More of={list} />
    </>
  );
}

function DisputeRows({ label, rows }: { label: string; rows: readonly Dispute[] }) {
  const { columns: titles } = useWords().disputes;
  const columns: Column<Dispute>[] = [
    {
      key: "reason",
      title: titles.reason,
      show: ({ id, reason }) => <ScreenLink to={`disputes/${id}`}>{reason.title}</ScreenLink>,
    },
    {
      key: "due",
      title: titles.due,
      show: (dispute) => (
        <span data-urgency={dispute.state === "open" ? urgencyOf(dispute, timeNow()) : "none"}>
          <Moment at={dispute.due} />
        </span>
      ),
    },
    { key: "state", title: titles.state, show: ({ state }) => <State of={state} /> },
    {
      key: "amount",
      title: titles.amount,
      isAmount: true,
      show: (dispute) => <Contested dispute={dispute} />,
    },
  ];
  return <Rows label={label} columns={columns} rows={rows} />;
}
