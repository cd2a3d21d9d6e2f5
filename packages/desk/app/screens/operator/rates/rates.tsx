import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Rate } from "../../../api/operators.ts";
import { Read } from "../../../components/read.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { type Column, Rows } from "../../../components/rows.tsx";
import { Screen } from "../../../components/screen.tsx";
import { State } from "../../../components/state.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { ageOf } from "./age.ts";
import { rateQueries, useImport } from "./queries.ts";
import "../../../components/entries.css";

export function Rates() {
  const { disputes, upkeep } = useWords();
  const { rates: words } = upkeep;
  const taking = useImport();
  const [isUnread, setUnread] = useState(false);
  const { data } = taking;
  const take = (file: Blob) => {
    setUnread(false);
    // The file may have moved or changed since its choice.
    file.text().then(
      (xml) => taking.mutate(xml),
      () => setUnread(true),
    );
  };
  return (
    <Screen title={words.title} action={<Choose isWaiting={taking.isPending} take={take} />}>
      {isUnread && <p role="alert">{disputes.fileFaults.unread}</p>}
      <RefusalMessage error={taking.error} />
      <p role="status">{data === undefined ? "" : words.taken({ added: data.added })}</p>
      <Read of={useQuery(rateQueries.latest)}>
        {(rates) =>
          rates.length === 0 ? <p className="quiet">{words.none}</p> : <Latest rates={rates} />
        }
      </Read>
    </Screen>
  );
}

function Choose({ isWaiting, take }: { isWaiting: boolean; take(file: Blob): void }) {
  const { rates: words } = useWords().upkeep;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,text/xml,application/xml"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file !== undefined) take(file);
        }}
      />
      <Button loading={isWaiting} onClick={() => input.current?.click()}>
        {words.take}
      </Button>
    </>
  );
}

function Latest({ rates }: { rates: readonly Rate[] }) {
  const { rates: words } = useWords().upkeep;
  const locale = useLocale();
  const age = ageOf(rates, new Date());
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  const columns: Column<Rate & { id: string }>[] = [
    { key: "currency", title: words.currency, show: ({ currency }) => currency },
    { key: "name", title: words.name, show: ({ currency }) => names.of(currency) },
    { key: "rate", title: words.perEuro, isAmount: true, show: ({ perEuro }) => perEuro },
    { key: "day", title: words.day, show: ({ day }) => dayIn(day, locale) },
  ];
  const rows = rates.map((rate) => ({ ...rate, id: rate.currency }));
  return (
    <>
      {age !== undefined && (
        <p className="acts">
          <State of={age.isOld ? "late" : "inTime"} />
          {words.age({ day: dayIn(age.day, locale), days: age.days })}
        </p>
      )}
      <Rows label={words.title} columns={columns} rows={rows} />
    </>
  );
}

function dayIn(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return format.format(new Date(day));
}
