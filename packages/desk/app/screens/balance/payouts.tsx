import type { Payout } from "@frontdesk/payments-client/types";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useShop } from "../../api/shop.ts";
import { ShopDownload } from "../../components/download.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Moment } from "../../components/moment.tsx";
import { Money } from "../../components/money.tsx";
import { More } from "../../components/more.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { balanceQueries, payoutsTable } from "./queries.ts";

export function PayoutRows() {
  const { balance: words } = useWords();
  const shop = useShop();
  const list = useInfiniteQuery(balanceQueries.payouts(shop));
  const { data, error, refetch } = list;
  const rows = data?.pages.flat() ?? [];
  const titles = words.payoutColumns;
  const columns: Column<Payout>[] = [
    {
      key: "when",
      title: titles.when,
      show: ({ id, created }) => (
        <ScreenLink to={`balance/payouts/${id}`}>
          <Moment at={created} />
        </ScreenLink>
      ),
    },
    { key: "bank", title: titles.bank, show: ({ bank }) => bank.iban },
    { key: "state", title: titles.state, show: ({ state }) => <State of={state} /> },
    {
      key: "amount",
      title: titles.amount,
      isAmount: true,
      show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
  ];
  return (
    <section className="balance-part">
      <div className="balance-head">
        <h2>{words.payouts}</h2>
        {rows.length > 0 && (
          <ShopDownload
            label={words.payoutsCsv}
            name="payouts.csv"
            read={(locale) => payoutsTable(shop, locale)}
          />
        )}
      </div>
      {data === undefined && error === null && <Loading />}
      {data !== undefined && rows.length === 0 && <p className="quiet">{words.noPayouts}</p>}
      {rows.length > 0 && <Rows label={words.payouts} columns={columns} rows={rows} />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      <More of={list} />
    </section>
  );
}
