import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { timeNow } from "../../api/clock.ts";
import { useShop } from "../../api/shop.ts";
import { ShopDownload } from "../../components/download.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Money } from "../../components/money.tsx";
import { StatedFacts } from "../../components/statement.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { lastMonths, type MonthBounds } from "./months.ts";
import { balanceQueries, linesTable } from "./queries.ts";
import { balanceBefore, running } from "./running.ts";
import { OfBalance, Stated, sayMonth } from "./statement.tsx";

const sumNames = ["captured", "refunded", "fees", "disputes", "paidOut"] as const;

export function MonthStatement() {
  const { month = "" } = useParams({ strict: false });
  const { balance: words } = useWords();
  const locale = useLocale();
  const span = lastMonths(timeNow()).get(month);
  if (span !== undefined) {
    return (
      <OfMonth title={words.statementOf({ month: sayMonth(span.from, locale) })} span={span} />
    );
  }
  return (
    <OfBalance title={words.statements} isRead={false}>
      <p>{words.noMonth}</p>
    </OfBalance>
  );
}

function OfMonth({ title, span }: { title: string; span: MonthBounds }) {
  const { balance: words } = useWords();
  const shop = useShop();
  const { data, error, refetch } = useQuery(balanceQueries.month(shop, span));
  const money = (amount: number) => <Money amount={amount} currency={shop.merchant.currency} />;
  return (
    <OfBalance title={title} isRead={data !== undefined}>
      {data !== undefined && (
        <>
          <StatedFacts
            facts={[
              [words.opening, money(balanceBefore(data.lines, data.balance))],
              ...sumNames.map((name) => [words.sums[name], money(data.sums[name])] as const),
              [span.to > timeNow() ? words.closingNow : words.closing, money(data.balance)],
            ]}
          />
          <Stated
            label={title}
            lines={running(data.lines, data.balance)}
            after={({ after }) => after}
          />
          <div className="statement-acts">
            <ShopDownload
              label={words.linesCsv}
              name="lines.csv"
              read={(locale) => linesTable(shop, { locale, span })}
            />
          </div>
        </>
      )}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <Loading />}
    </OfBalance>
  );
}
