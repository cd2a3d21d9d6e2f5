import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { usePlace } from "../../api/workspace.ts";
import { Download } from "../../components/download.tsx";
import { useWords } from "../../locales/words.ts";
import { ordered } from "./calendar/rows.ts";
import { bookingFilterOf, hasTable, type ListedBookings } from "./listed.ts";
import { accountOf, around } from "./queries.ts";

export interface BookingFiltersProps {
  listed: ListedBookings;
  ask(changes: Record<string, string | undefined>): void;
}

export function BookingFilters({ listed, ask }: BookingFiltersProps) {
  const { bookings: words } = useWords();
  const place = usePlace();
  const { data: resources = [] } = useQuery(around.resources(place));
  const only = listed.waiting ? "waiting" : listed.tentative ? "tentative" : "";
  const choice = ordered(resources).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <search className="booked-filters" aria-label={words.list.filter}>
      <Search q={listed.q} ask={ask} />
      <NativeSelect
        label={words.list.state}
        value={only}
        data={[
          { value: "", label: words.list.all },
          { value: "waiting", label: words.list.waiting },
          { value: "tentative", label: words.list.tentative },
        ]}
        onChange={({ currentTarget }) => ask({ only: currentTarget.value || undefined })}
      />
      <NativeSelect
        label={words.fields.resource}
        value={listed.resource ?? ""}
        data={[{ value: "", label: words.list.all }, ...choice]}
        onChange={({ currentTarget }) => ask({ resource: currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={words.list.from}
        value={listed.from ?? ""}
        onChange={({ currentTarget }) => ask({ from: currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={words.list.to}
        min={listed.from}
        value={listed.to ?? ""}
        onChange={({ currentTarget }) => ask({ to: currentTarget.value || undefined })}
      />
      <Table listed={listed} />
    </search>
  );
}

function Search({ q, ask }: { q: string; ask: BookingFiltersProps["ask"] }) {
  const { bookings: words } = useWords();
  const [text, setText] = useState(q);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => ask({ q: text.trim() || undefined }), 250);
    return () => clearTimeout(timer);
  }, [text, q, ask]);
  return (
    <TextInput
      type="search"
      className="booked-search"
      label={words.list.search}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}

function Table({ listed }: { listed: ListedBookings }) {
  const { bookings: words } = useWords();
  const place = usePlace();
  return (
    <Download
      label={words.list.csv}
      name="bookings.csv"
      read={(locale) => accountOf(place).bookings.csv({ filter: bookingFilterOf(listed), locale })}
      without={hasTable(listed) ? undefined : words.list.csvNeedsRange}
    />
  );
}
