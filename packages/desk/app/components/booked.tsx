import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import type { ClientReport, ProjectReport } from "@frontdesk/scheduling-client/types/reports";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { type AddressQuery, useAddressQuery } from "../api/address.ts";
import { timeNow } from "../api/clock.ts";
import { useLocale, useWords } from "../locales/words.ts";
import { rangeText } from "./day-labels.ts";
import { dayOf, momentOf } from "./days.ts";
import { DaysChoice } from "./days-choice.tsx";
import { Failed } from "./failed.tsx";
import { useFirstWeekDay } from "./first-week-day.ts";
import { Loading } from "./loading.tsx";
import { longOf } from "./minutes.ts";
import { rangeIn } from "./range.ts";
import { ScreenLink } from "./screen-link.tsx";

export interface BookedTime {
  report: Pick<ClientReport | ProjectReport, "booked" | "waiting_list" | "tentative" | "resources">;
  bookings: readonly Booking[];
  total: number;
}

interface BookedProps {
  query: (days: { from: string; to: string }) => {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<BookedTime>;
  };
}

export function Booked({ query }: BookedProps) {
  const { studio } = useWords();
  const firstDay = useFirstWeekDay();
  const rule = useCallback(
    (request: AddressQuery) => rangeIn(request, dayOf(timeNow()), firstDay),
    [firstDay],
  );
  const [range, ask] = useAddressQuery(rule);
  const isRead = range.fault === undefined;
  const { data, error, refetch } = useQuery({ ...query(range), enabled: isRead });
  return (
    <section className="group">
      <h3>{studio.time}</h3>
      <div className="tools">
        <DaysChoice range={range} ask={ask} />
      </div>
      {isRead && data === undefined && error === null && <Loading lines={3} />}
      {data === undefined && error !== null && (
        <Failed error={error} again={() => void refetch()} />
      )}
      {data !== undefined && <Time {...data} />}
    </section>
  );
}

function Time({ report, bookings, total }: BookedTime) {
  const { studio } = useWords();
  const locale = useLocale();
  const figures: [string, number][] = [
    [studio.booked, report.booked],
    [studio.waiting, report.waiting_list],
    [studio.tentative, report.tentative],
  ];
  const names = new Map(report.resources.map(({ id, name }) => [id, name]));
  return (
    <>
      <dl className="sum">
        {figures.map(([word, minutes]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{longOf(minutes, locale)}</dd>
          </div>
        ))}
      </dl>
      {report.resources.length > 0 && (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{studio.resource}</th>
              <th scope="col" className="amount">
                {studio.booked}
              </th>
            </tr>
          </thead>
          <tbody>
            {report.resources.map(({ id, name, booked }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="amount">{longOf(booked, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3>{studio.bookings}</h3>
      {bookings.length === 0 && <p className="quiet">{studio.noBookings}</p>}
      {bookings.length > 0 && (
        <ul className="entries">
          {bookings.map((booking) => (
            <li key={booking.id}>
              <BookingRow booking={booking} resource={names.get(booking.resource_id)} />
            </li>
          ))}
        </ul>
      )}
      {total > bookings.length && (
        <p className="note">{studio.moreBookings({ count: total - bookings.length })}</p>
      )}
    </>
  );
}

function BookingRow({ booking, resource }: { booking: Booking; resource: string | undefined }) {
  const { studio } = useWords();
  const locale = useLocale();
  const { start_date: from, end_date: to, start_time: start, end_time: end } = booking;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const when = days.formatRange(momentOf(from), momentOf(to));
  const hours =
    start === null || end === null
      ? studio.wholeDays({ long: longOf(booking.duration, locale) })
      : rangeText(start, end, locale);
  const state = booking.waiting ? studio.waiting : booking.tentative ? studio.tentative : undefined;
  return (
    <div className="entry">
      <span className="entry-words">
        <ScreenLink className="entry-name" to={`bookings/${booking.id}`}>
          {`${when}, ${hours}`}
        </ScreenLink>
        <span className="entry-note">
          {[resource, booking.details]
            .filter((text) => text !== undefined && text !== "")
            .join(" · ")}
        </span>
      </span>
      {state !== undefined && <span className="entry-end">{state}</span>}
    </div>
  );
}
