import { useQuery } from "@tanstack/react-query";
import { Outlet, useParams } from "@tanstack/react-router";
import { timeNow } from "../../api/clock.ts";
import { useShop } from "../../api/shop.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Money } from "../../components/money.tsx";
import { Screen } from "../../components/screen.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { Lines } from "./lines.tsx";
import { lastMonths } from "./months.ts";
import { PayoutRows } from "./payouts.tsx";
import { balanceQueries } from "./queries.ts";
import { Revenue } from "./revenue.tsx";
import { sayMonth } from "./statement.tsx";
import "./balance.css";

export function Balance() {
  const { id, month } = useParams({ strict: false });
  return id === undefined && month === undefined ? <Overview /> : <Outlet />;
}

function Overview() {
  const { shell } = useWords();
  const { data, error, refetch } = useQuery(balanceQueries.now(useShop()));
  return (
    <Screen title={shell.screens.balance}>
      {data !== undefined && (
        <>
          <Figures balance={data.balance} currency={data.currency} />
          <Revenue />
          <PayoutRows />
          <Statements />
          <Lines iban={data.bank.iban} />
        </>
      )}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
    </Screen>
  );
}

function Figures({ balance, currency }: { balance: number; currency: string }) {
  const { balance: words } = useWords();
  const { data, error, refetch } = useQuery(balanceQueries.onItsWay(useShop()));
  return (
    <>
      <dl className="balance-figures">
        <div>
          <dt>{words.now}</dt>
          <dd className="balance-now">
            <Money amount={balance} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{words.onItsWay}</dt>
          <dd>{data === undefined ? "…" : <Money amount={data} currency={currency} />}</dd>
        </div>
      </dl>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
    </>
  );
}

function Statements() {
  const { balance: words } = useWords();
  const locale = useLocale();
  return (
    <section className="balance-part">
      <h2>{words.statements}</h2>
      <ul className="balance-months">
        {[...lastMonths(timeNow())].map(([month, { from }]) => (
          <li key={month}>
            <ScreenLink to={`balance/months/${month}`}>{sayMonth(from, locale)}</ScreenLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
