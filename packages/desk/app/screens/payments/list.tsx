import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useAddressQuery } from "../../api/address.ts";
import { useShop } from "../../api/shop.ts";
import { ShopDownload } from "../../components/download.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { More } from "../../components/more.tsx";
import { PaymentTabs } from "../../components/payment-tabs.tsx";
import { Screen } from "../../components/screen.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { filterOf, type PaymentFilter, readPaymentFilter, unreadIn } from "./filter.ts";
import { Filters } from "./filters.tsx";
import { NoPayments } from "./none.tsx";
import { paymentQueries, tableOf } from "./queries.ts";
import { PaymentRows } from "./rows.tsx";
import { Search } from "./search.tsx";
import "./payments.css";

export function PaymentList() {
  const { shell } = useWords();
  const [paymentFilter, ask] = useAddressQuery(readPaymentFilter);
  const { q = "" } = paymentFilter;
  const { currency } = useShop().merchant;
  const isRead = unreadIn(paymentFilter, { currency, locale: useLocale() }).length === 0;
  return (
    <Screen title={shell.screens.payments} action={isRead && <Table query={paymentFilter} />}>
      <PaymentTabs />
      <Search q={q} onSearch={(text) => ask({ q: text })} />
      {q === "" ? (
        <>
          <Filters query={paymentFilter} onChange={ask} />
          {isRead && <Listed query={paymentFilter} />}
        </>
      ) : (
        <Results q={q} />
      )}
      <Outlet />
    </Screen>
  );
}

function Table({ query }: { query: PaymentFilter }) {
  const { payments: words } = useWords();
  const shop = useShop();
  const filter = useFilter(query);
  const read = (locale: string) => tableOf(shop, { filter, locale });
  return <ShopDownload label={words.csv} name="payments.csv" read={read} />;
}

function Listed({ query }: { query: PaymentFilter }) {
  const shop = useShop();
  const filter = useFilter(query);
  const list = useInfiniteQuery(paymentQueries.list(shop, filter));
  const { data, error, refetch } = list;
  if (data === undefined) {
    return error === null ? <Loading /> : <Failed error={error} again={() => void refetch()} />;
  }
  const rows = data.pages.flat();
  if (rows.length === 0) return <NoPayments isNarrowed={Object.keys(filter).length > 0} />;
  return (
    <>
      <PaymentRows rows={rows} />
      <More of={list} />
    </>
  );
}

function useFilter(filter: PaymentFilter) {
  return filterOf(filter, { currency: useShop().merchant.currency, locale: useLocale() });
}

function Results({ q }: { q: string }) {
  const { payments: words } = useWords();
  const { data, error, refetch } = useQuery(paymentQueries.found(useShop(), q));
  if (data === undefined) {
    return error === null ? <Loading /> : <Failed error={error} again={() => void refetch()} />;
  }
  return (
    <>
      <h2>{words.found({ q })}</h2>
      {data.length === 0 ? <p className="quiet">{words.noneFound}</p> : <PaymentRows rows={data} />}
    </>
  );
}
