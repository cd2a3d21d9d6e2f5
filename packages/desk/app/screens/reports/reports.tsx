import { Button, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type AddressQuery, useAddressQuery } from "../../api/address.ts";
import { timeNow } from "../../api/clock.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { DayFilter } from "../../components/day-filter.tsx";
import { dayOf, isDay } from "../../components/days.ts";
import { DaysChoice } from "../../components/days-choice.tsx";
import { Download } from "../../components/download.tsx";
import { Empty } from "../../components/empty.tsx";
import { Failed } from "../../components/failed.tsx";
import { onValue } from "../../components/fields.tsx";
import { useFirstWeekDay } from "../../components/first-week-day.ts";
import { Loading } from "../../components/loading.tsx";
import { daysBefore, rangeIn } from "../../components/range.ts";
import { Screen } from "../../components/screen.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { Bars } from "./bars.tsx";
import { Day } from "./day.tsx";
import { dayTexts } from "./figures.ts";
import { reports, reportTable } from "./queries.ts";
import { compared, isBare, type Kind, reportIn, reportKinds } from "./rows.ts";
import { ReportTable } from "./table.tsx";
import "./reports.css";

const queryIn = (firstDay: number) => (input: AddressQuery) => {
  const today = dayOf(timeNow());
  const range = rangeIn(input, today, firstDay);
  const { date = "" } = input;
  return { kind: reportIn(input), range, date: isDay(date) ? date : today };
};

function useReported() {
  const firstDay = useFirstWeekDay();
  return useAddressQuery(useMemo(() => queryIn(firstDay), [firstDay]));
}

export function Reports() {
  const [{ kind }] = useReported();
  return kind === "day" ? <OneDay /> : <Times kind={kind} />;
}

function Which() {
  const { reports: words } = useWords();
  const [{ kind }, ask] = useReported();
  const choices = reportKinds.map((value) => ({ value, label: words.kinds[value] }));
  return (
    <NativeSelect
      label={words.which}
      data={choices}
      value={kind}
      onChange={onValue((report) => ask({ report }))}
    />
  );
}

function OneDay() {
  const { balance, refusals, shell } = useWords();
  const [{ date }, ask] = useReported();
  return (
    <Screen
      title={shell.screens.reports}
      action={<Button onClick={() => window.print()}>{balance.print}</Button>}
    >
      <div className="tools">
        <Which />
        <DayFilter label={refusals.fields.date} value={date} ask={(day) => ask({ date: day })} />
      </div>
      <Day date={date} />
    </Screen>
  );
}

function Times({ kind }: { kind: Kind }) {
  const { shell, reports: words } = useWords();
  const locale = useLocale();
  const workspace = useWorkspace();
  const [{ range }, ask] = useReported();
  const isRead = range.fault === undefined;
  return (
    <Screen
      title={shell.screens.reports}
      action={
        isRead && (
          <Download
            label={words.csv}
            name={`${kind}-${range.from}-${range.to}.csv`}
            read={(locale) => reportTable(workspace, kind, { days: range, locale })}
          />
        )
      }
    >
      <div className="tools">
        <Which />
        <DaysChoice range={range} ask={ask} />
      </div>
      {isRead && (
        <>
          <p className="quiet">{words.compared({ range: dayTexts(daysBefore(range), locale) })}</p>
          <Figures key={kind} kind={kind} />
        </>
      )}
    </Screen>
  );
}

function Figures({ kind }: { kind: Kind }) {
  const { reports: words } = useWords();
  const locale = useLocale();
  const [{ range }] = useReported();
  const { data, error, refetch } = useQuery(reports.one(useWorkspace(), kind, range));
  if (data === undefined) {
    return error === null ? <Loading /> : <Failed error={error} again={() => void refetch()} />;
  }
  const { now, before } = data;
  if (isBare(now)) return <Empty>{words.empty}</Empty>;
  const rows = compared(now, before);
  const title = words.chart({ kind: words.kinds[kind], range: dayTexts(range, locale) });
  return (
    <div className="report">
      <ReportTable kind={kind} rows={rows} whole={now.whole} before={before.whole} title={title} />
      <Bars kind={kind} rows={rows} title={title} />
    </div>
  );
}
