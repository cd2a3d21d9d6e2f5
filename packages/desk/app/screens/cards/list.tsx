import type { Card } from "@frontdesk/payments-client/types";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useShop } from "../../api/shop.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Moment } from "../../components/moment.tsx";
import { More } from "../../components/more.tsx";
import { PaymentTabs } from "../../components/payment-tabs.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { Screen } from "../../components/screen.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { expiryOf } from "./expiry.ts";
import { cardQueries } from "./queries.ts";
import "./cards.css";

export function CardList() {
  const { shell } = useWords();
  return (
    <Screen title={shell.screens.cards}>
      <PaymentTabs />
      <Listed />
      <Outlet />
    </Screen>
  );
}

function Listed() {
  const { cards: words, payments, shell } = useWords();
  const list = useInfiniteQuery(cardQueries.list(useShop()));
  const { data, error, refetch } = list;
  if (data === undefined) {
    return error === null ? <Loading /> : <Failed error={error} again={() => void refetch()} />;
  }
  const rows = data.pages.flat();
  if (rows.length === 0) return <p className="empty">{words.empty}</p>;
  const columns: Column<Card>[] = [
    {
      key: "card",
      title: words.columns.card,
      show: ({ id, scheme, last4 }) => (
        <ScreenLink to={`cards/${id}`}>
          {payments.card({ scheme: payments.schemes[scheme], last4 })}
        </ScreenLink>
      ),
    },
    { key: "expiry", title: words.columns.expiry, show: expiryOf },
    { key: "notes", title: words.columns.notes, show: ({ notes }) => notes },
    {
      key: "saved",
      title: words.columns.saved,
      show: ({ created }) => <Moment at={created} />,
    },
  ];
  return (
    <>
      <Rows label={shell.screens.cards} columns={columns} rows={rows} />
      <More of={list} />
    </>
  );
}
