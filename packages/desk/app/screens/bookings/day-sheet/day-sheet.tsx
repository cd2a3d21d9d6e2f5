import type { Appointment } from "@frontdesk/scheduling-client/types/appointments";
import type { AgendaBlock } from "@frontdesk/scheduling-client/types/bookings";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddressQuery } from "../../../api/address.ts";
import { useMaySee } from "../../../api/rights.ts";
import { useWorkspace } from "../../../api/workspace.ts";
import { useBlockMoney } from "../../../components/block-money.ts";
import { blockTitle } from "../../../components/block-title.ts";
import { wallTimeOf } from "../../../components/days.ts";
import { Empty } from "../../../components/empty.tsx";
import { Tick } from "../../../components/fields.tsx";
import { useNow } from "../../../components/now.ts";
import { Read } from "../../../components/read.tsx";
import { Screen } from "../../../components/screen.tsx";
import { ScreenLink } from "../../../components/screen-link.tsx";
import { useWords } from "../../../locales/words.ts";
import { Turning } from "../calendar/turning.tsx";
import { readView } from "../calendar/view.ts";
import { useLabels } from "../labels.ts";
import { agenda, appointmentsOn } from "../queries.ts";
import { type PersonDay, sheetsOf } from "./sheets.ts";
import "../../../components/statement.css";
import "./day-sheet.css";

export function DaySheet() {
  const { balance, bookings: words } = useWords();
  const labels = useLabels();
  const workspace = useWorkspace();
  const [{ date: chosen }, ask] = useAddressQuery(readView);
  const today = wallTimeOf(useNow()).date;
  const date = chosen ?? today;
  const seesClients = useMaySee("clients");
  const [withContacts, setWithContacts] = useState(false);
  const day = useQuery(agenda.between(workspace, { from: date, to: date }));
  const listed = useQuery({ ...appointmentsOn(workspace, date), enabled: seesClients });
  const isRead = day.data !== undefined && (listed.data !== undefined || !seesClients);
  const print = isRead && <Button onClick={() => window.print()}>{balance.print}</Button>;
  return (
    <Screen title={words.daySheet} heading={labels.wholeDay(date)} action={print}>
      <div className="day-sheet-choice">
        <Turning shape="day" date={date} ask={ask} />
        <ScreenLink to="calendar" search={{ date: chosen }}>
          {words.calendar}
        </ScreenLink>
        {seesClients && (
          <Tick isOn={withContacts} onChange={setWithContacts}>
            {words.withContacts}
          </Tick>
        )}
      </div>
      <Read of={day}>
        {(read) => {
          const sheets = sheetsOf(read);
          if (sheets.length === 0) return <Empty>{words.nothingBooked}</Empty>;
          const show = (appointments: readonly Appointment[]) =>
            sheets.map((sheet) => (
              <PersonSheet
                key={sheet.id}
                sheet={sheet}
                day={labels.wholeDay(date)}
                appointments={new Map(appointments.map((one) => [one.id, one]))}
                withContacts={withContacts}
              />
            ));
          // Notes may not be missing on paper.
          return seesClients ? <Read of={listed}>{show}</Read> : show([]);
        }}
      </Read>
    </Screen>
  );
}

interface PersonSheetProps {
  sheet: PersonDay;
  day: string;
  appointments: ReadonlyMap<number, Appointment>;
  withContacts: boolean;
}

function PersonSheet({ sheet, day, appointments, withContacts }: PersonSheetProps) {
  const { appointments: words } = useWords();
  return (
    <section className="statement day-sheet" aria-label={sheet.name}>
      <h2>
        {sheet.name} <span className="quiet">{day}</span>
      </h2>
      <table className="statement-lines" aria-label={sheet.name}>
        <thead>
          <tr>
            {[words.when, words.client, words.notes, words.money].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.blocks.map((block) => (
            <Line
              key={`${block.kind} ${block.id} ${block.date}`}
              block={block}
              appointment={block.kind === "appointment" ? appointments.get(block.id) : undefined}
              withContacts={withContacts}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  block: AgendaBlock;
  appointment: Appointment | undefined;
  withContacts: boolean;
}

function Line({ block, appointment, withContacts }: LineProps) {
  const { bookings: words } = useWords();
  const labels = useLabels();
  const moneyOf = useBlockMoney();
  const { start, duration, state, service } = block;
  const { phone, email, notes } = appointment?.customer ?? {};
  const title = blockTitle(block);
  const facts = [
    service?.name === title ? undefined : service?.name,
    ...(withContacts ? [phone, email] : []),
  ];
  return (
    <tr>
      <td>
        {labels.when({ start, minutes: duration })}
        {state !== "booked" && <span className="quiet">{words.states[state]}</span>}
      </td>
      <td>
        {title}
        {facts.filter(Boolean).map((fact) => (
          <span key={fact} className="quiet">
            {fact}
          </span>
        ))}
      </td>
      <td>{notes}</td>
      <td>{moneyOf(block)}</td>
    </tr>
  );
}
