import { useQuery } from "@tanstack/react-query";
import { timeNow, zoneHere } from "../../api/clock.ts";
import { useHas, useWorkspace } from "../../api/workspace.ts";
import { writeAmount } from "../../components/amounts.ts";
import { Card } from "../../components/card.tsx";
import { dayText } from "../../components/day-labels.ts";
import { Loading } from "../../components/loading.tsx";
import { Money } from "../../components/money.tsx";
import { Read } from "../../components/read.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { shop } from "./queries.ts";
import { type Week, weekOf } from "./revenue.ts";

export function RevenueCard({ day }: { day: string }) {
  const { home } = useWords();
  const timezone = zoneHere() ?? "UTC";
  const revenue = useQuery(shop.takings(useWorkspace(), { day, timezone }));
  const has = useHas();
  const more = has("balance") && (
    <ScreenLink className="home-more" to="balance">
      {home.toBalance}
    </ScreenLink>
  );
  return (
    <Card title={home.takings} className="home-takings" aside={more}>
      <Read of={revenue} loading={<Loading lines={4} />}>
        {(all) => <Figures week={weekOf(all, day)} currency={all.currency} />}
      </Read>
    </Card>
  );
}

function Figures({ week, currency }: { week: Week; currency: string }) {
  const { home } = useWords();
  const locale = useLocale();
  const { today, count, change } = week;
  return (
    <>
      <p className="home-amount">
        <Money amount={today} currency={currency} />
      </p>
      <p className="quiet">{count === 0 ? home.nothingToday : home.paidToday({ count })}</p>
      <Bars days={week.days} currency={currency} />
      <div className="home-lines">
        <p>
          <span>{home.sevenDays}</span>
          <Money amount={week.week} currency={currency} />
        </p>
        <p className="quiet">
          <span>{home.weekBefore}</span>
          <span>
            <Money amount={week.before} currency={currency} />
            {change !== undefined && <span>{` (${percent(change, locale)})`}</span>}
          </span>
        </p>
      </div>
    </>
  );
}

function percent(part: number, locale: string): string {
  const format = { style: "percent", maximumFractionDigits: 0, signDisplay: "always" } as const;
  return new Intl.NumberFormat(locale, format).format(part);
}

const height = 56;

function Bars({ days, currency }: { days: Week["days"]; currency: string }) {
  const locale = useLocale();
  const highest = Math.max(1, ...days.map(({ taken }) => taken));
  const now = timeNow();
  return (
    <ul className="home-bars">
      {days.map(({ day, taken }) => {
        const amount = writeAmount({ amount: taken, currency }, locale);
        const text = `${dayText(day, { locale, now })}: ${amount}`;
        const size = Math.max(2, Math.round((Math.max(0, taken) / highest) * height));
        return (
          <li key={day} title={text} aria-label={text}>
            <span className="home-bar" style={{ height: size }} />
            <span className="home-weekday" aria-hidden="true">
              {weekday(day, locale)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function weekday(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}
