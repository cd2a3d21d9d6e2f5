import { timeNow } from "../../api/clock.ts";
import { Card } from "../../components/card.tsx";
import { dayText } from "../../components/day-labels.ts";
import { dayOf } from "../../components/days.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { NextSign } from "../../icons.ts";
import type { Words } from "../../locales/bind.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import type { Need } from "./needs.ts";
import { Requests } from "./requests.tsx";
import { useNeeds } from "./use-needs.ts";

export function Needs({ day }: { day: string }) {
  const { home } = useWords();
  const { requests, needs, isPending, error, again } = useNeeds(day, { isWhole: true });
  const isDone = needs.length + requests.length === 0;
  return (
    <Card title={home.needsYou} className="home-needs">
      {error !== null && <Failed error={error} again={again} />}
      {isPending && error === null && <Loading lines={2} />}
      {!isPending && isDone && error === null && <p className="quiet">{home.nothingNeeds}</p>}
      <Requests requests={requests} />
      {needs.length > 0 && (
        <ul className="home-needs-list">
          {needs.map((need) => (
            <li key={need.kind}>
              <Line need={need} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ need }: { need: Need }) {
  const { home } = useWords();
  const locale = useLocale();
  const text = sayNeed(need, home, (at) =>
    dayText(dayOf(new Date(at)), { locale, now: timeNow() }),
  );
  const inside = (
    <>
      <span>{text}</span>
      <NextSign />
    </>
  );
  if (need.kind === "secondFactor") {
    return (
      <a className="home-need" href="/me">
        {inside}
      </a>
    );
  }
  const { to, search = {} } = workspaces[need.kind];
  return (
    <ScreenLink className="home-need" to={to} search={search}>
      {inside}
    </ScreenLink>
  );
}

const workspaces = {
  disputes: { to: "disputes", search: { state: "open" } },
  requests: { to: "appointments", search: {} },
  displaced: { to: "appointments", search: { only: "attention" } },
  unsettled: { to: "appointments", search: { only: "attention" } },
  waiting: { to: "bookings", search: { only: "waiting" } },
  webhooks: { to: "webhooks", search: {} },
  invitations: { to: "team", search: {} },
  holidays: { to: "settings/hours", search: { add: "holidays" } },
  approval: { to: "settings", search: {} },
};

function sayNeed(need: Need, home: Words["home"], dayOfDue: (at: string) => string): string {
  if (need.kind === "disputes")
    return home.needs.disputes({ count: need.count, due: dayOfDue(need.due) });
  if (need.kind === "holidays") return home.needs.holidays({ year: String(need.year) });
  if ("count" in need) return home.needs[need.kind]({ count: need.count });
  return home.needs[need.kind];
}
