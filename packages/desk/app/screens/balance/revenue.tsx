import type { Takings as Taken } from "@frontdesk/payments-client/types";
import { useQuery } from "@tanstack/react-query";
import { timeNow } from "../../api/clock.ts";
import { useShop } from "../../api/shop.ts";
import { writeAmount } from "../../components/amounts.ts";
import { dayAfter, dayOf, momentOf } from "../../components/days.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Money } from "../../components/money.tsx";
import { ZoneNote } from "../../components/zone-note.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { balanceQueries } from "./queries.ts";

const text = 30;
const [stage, height] = [20, 200];

type Day = Taken["days"][number];

export function Revenue() {
  const { balance: words } = useWords();
  const to = dayOf(timeNow());
  const from = dayAfter(to, 1 - text);
  const { data, error, refetch } = useQuery(balanceQueries.revenue(useShop(), from, to));
  const changed = data?.days.filter(hasAmounts).toReversed() ?? [];
  return (
    <section className="balance-part">
      <h2>{words.takings({ days: text })}</h2>
      <ZoneNote />
      {data === undefined && error === null && <Loading lines={6} />}
      {data !== undefined && changed.length === 0 && <p className="quiet">{words.nothingTaken}</p>}
      {data !== undefined && changed.length > 0 && (
        <div className="balance-takings">
          <Bars revenue={data} />
          <Days days={changed} currency={data.currency} />
        </div>
      )}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
    </section>
  );
}

const releasedAmount = ({ refunded, disputes }: Pick<Day, "refunded" | "disputes">) =>
  Math.max(0, refunded + disputes);

const hasAmounts = ({ captured, refunded, fees, disputes }: Day) =>
  captured !== 0 || refunded !== 0 || fees !== 0 || disputes !== 0;

function Bars({ revenue: { days, total, currency } }: { revenue: Taken }) {
  const { balance: words } = useWords();
  const locale = useLocale();
  const written = (amount: number) => writeAmount({ amount, currency }, locale);
  const most = Math.max(...days.map(({ captured }) => captured), 0);
  const least = Math.max(...days.map(releasedAmount), 0);
  const unit = height / Math.max(most + least, 1);
  const site = most * unit;
  return (
    <figure className="balance-chart">
      <figcaption>
        <span data-bar="taken">{`${words.taken} ${written(total.captured)}`}</span>
        <span data-bar="back">{`${words.givenBack} ${written(releasedAmount(total))}`}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * stage} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart({
          taken: written(total.captured),
          back: written(releasedAmount(total)),
        })}
      >
        {days.map((day, index) => {
          const [up, down] = [day.captured * unit, releasedAmount(day) * unit];
          const workspace = { x: index * stage + 3, width: stage - 6 };
          return (
            <g key={day.day}>
              <rect {...workspace} data-bar="taken" y={site - up} height={up} />
              <rect {...workspace} data-bar="back" y={site} height={down} />
            </g>
          );
        })}
        <line x1={0} x2={days.length * stage} y1={site} y2={site} />
      </svg>
      <p className="balance-ends">
        <span>{sayDay(days[0]!.day, locale)}</span>
        <span>{sayDay(days.at(-1)!.day, locale)}</span>
      </p>
    </figure>
  );
}

function Days({ days, currency }: { days: Day[]; currency: string }) {
  const { balance: words } = useWords();
  const locale = useLocale();
  return (
    // For keyboard users to scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus.
    <section className="balance-days" aria-label={words.takings({ days: text })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[words.day, words.taken, words.givenBack, words.fees].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{sayDay(day.day, locale)}</th>
              {[day.captured, day.refunded + day.disputes, day.fees].map((amount, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: these are columns.
                <td key={index}>
                  <Money amount={amount} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function sayDay(day: string, locale: string): string {
  const format = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, format).format(momentOf(day));
}
