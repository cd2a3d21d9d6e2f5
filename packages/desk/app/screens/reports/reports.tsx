import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type AddressQuery, useAddressQuery } from "../../api/address.ts";
import { timeNow } from "../../api/clock.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { dayOf } from "../../components/days.ts";
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
import { dayTexts } from "./figures.ts";
import { reports, reportTable } from "./queries.ts";
import { compared, isBare, kindIn, kinds } from "./rows.ts";
import { ReportTable } from "./table.tsx";
import "./reports.css";

const queryIn = (firstDay: number) => (input: AddressQuery) => {
  const range = rangeIn(input, dayOf(timeNow()), firstDay);
  return { kind: kindIn(input), range };
};

function useReported() {
  const firstDay = useFirstWeekDay();
  return useAddressQuery(useMemo(() => queryIn(firstDay), [firstDay]));
}

export function Reports() {
  const { shell, reports: words } = useWords();
  const locale = useLocale();
  const workspace = useWorkspace();
  const [{ kind, range }, ask] = useReported();
  const isRead = range.fault === undefined;
  const choices = kinds.map((value) => ({ value, label: words.kinds[value] }));
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
        <NativeSelect
          label={words.which}
          data={choices}
          value={kind}
          onChange={onValue((report) => ask({ report }))}
        />
        <DaysChoice range={range} ask={ask} />
      </div>
      {isRead && (
        <>
          <p className="quiet">{words.compared({ range: dayTexts(daysBefore(range), locale) })}</p>
          <Figures key={kind} />
        </>
      )}
    </Screen>
  );
}

function Figures() {
  const { reports: words } = useWords();
  const locale = useLocale();
  const [{ kind, range }] = useReported();
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
