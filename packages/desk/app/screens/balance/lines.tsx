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
import { useWords } from "../../locales/words.ts";
import { balanceQueries, linesTable } from "./queries.ts";
import { kindOf, type RunningLine, running } from "./running.ts";

export function Lines({ iban }: { iban: string | null }) {
  const { balance: words } = useWords();
  const shop = useShop();
  const list = useInfiniteQuery(balanceQueries.lines(shop));
  const { data, error, refetch } = list;
  const rows = data?.pages.flatMap(({ lines, balance }) => running(lines, balance)) ?? [];
  return (
    <section className="balance-part">
      <div className="balance-head">
        <h2>{words.lines}</h2>
        {rows.length > 0 && (
          <ShopDownload
            label={words.linesCsv}
            name="lines.csv"
            read={(locale) => linesTable(shop, { locale })}
          />
        )}
      </div>
      {data === undefined && error === null && <Loading />}
      {data !== undefined && rows.length === 0 && <None iban={iban} />}
      {rows.length > 0 && <Listed rows={rows} currency={shop.merchant.currency} />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      <More of={list} />
    </section>
  );
}

function Listed({ rows, currency }: { rows: RunningLine[]; currency: string }) {
  const { balance: words } = useWords();
  const { columns: titles, kinds } = words;
  const columns: Column<RunningLine>[] = [
    {
      key: "what",
      title: titles.what,
      show: (line) => {
        const { transactionId, description } = line;
        const kind = kinds[kindOf(line)];
        const text = description ? `${kind} · ${description}` : kind;
        return transactionId ? (
          <ScreenLink to={`payments/${transactionId}`}>{text}</ScreenLink>
        ) : (
          text
        );
      },
    },
    { key: "when", title: titles.when, show: ({ created }) => <Moment at={created} /> },
    {
      key: "fee",
      title: titles.fee,
      show: ({ fee }) => fee !== 0 && <Labelled of={titles.fee} amount={fee} currency={currency} />,
    },
    {
      key: "change",
      title: titles.change,
      isAmount: true,
      show: ({ balance }) => <Money amount={balance} currency={currency} />,
    },
    {
      key: "after",
      title: titles.after,
      show: ({ after }) => <Labelled of={titles.after} amount={after} currency={currency} />,
    },
  ];
  return (
    <div className="balance-lines">
      <Rows label={words.lines} columns={columns} rows={rows} />
    </div>
  );
}

/** Shows the type on narrow screens without its column. */
function Labelled({ of, ...amount }: { of: string; amount: number; currency: string }) {
  return (
    <>
      <span className="balance-label">{of} </span>
      <Money {...amount} />
    </>
  );
}

function None({ iban }: { iban: string | null }) {
  const { balance: words } = useWords();
  return (
    <div className="empty">
      <p>{words.empty}</p>
      <p>{iban === null ? words.firstUnknown : words.firstTo({ iban })}</p>
      <p>
        <ScreenLink to="payments">{words.toPayments}</ScreenLink>
      </p>
    </div>
  );
}
