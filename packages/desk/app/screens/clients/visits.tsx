import type { ClientHistory } from "@frontdesk/scheduling-client/types/purposes";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { timeNow } from "../../api/clock.ts";
import { useMayMake } from "../../api/rights.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { mailtoOf, telOf } from "../../components/addresses.ts";
import { writeAmount } from "../../components/amounts.ts";
import { wallText } from "../../components/day-labels.ts";
import { Entries, Entry } from "../../components/entries.tsx";
import { More } from "../../components/more.tsx";
import { Read } from "../../components/read.tsx";
import { ScreenLink, useGo } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useLocale, useWords } from "../../locales/words.ts";
import { clients } from "./queries.ts";

interface Contacts {
  id: number;
  phone: string | null;
  email: string | null;
}

/** Contact, figures, the next appointment and the history. */
export function Visits({ id, phone, email }: Contacts) {
  const { appointments: words } = useWords();
  const go = useGo();
  const mayBook = useMayMake("bookings");
  const history = useInfiniteQuery(clients.history(useWorkspace(), id));
  return (
    <>
      <div className="acts">
        {phone !== null && <a href={telOf(phone)}>{phone}</a>}
        {email !== null && <a href={mailtoOf(email)}>{email}</a>}
        {mayBook && (
          <Button onClick={() => go("appointments/new", { client: String(id) })}>
            {words.book}
          </Button>
        )}
      </div>
      <Read of={history}>
        {({ pages }) => {
          const [first] = pages;
          const all = pages.flatMap(({ appointments }) => appointments);
          return (
            <>
              {first !== undefined && <Figures of={first} />}
              {first?.next_visit != null && <Next next={first.next_visit} of={all} />}
              <Appointments of={all} />
              {!isGone(history.error) && <More of={history} />}
            </>
          );
        }}
      </Read>
    </>
  );
}

/** The sheet itself says so. */
const isGone = (error: unknown): boolean =>
  error !== null && (error as { status?: unknown }).status === 404;

function Figures({ of: { visits, no_shows: noShows, spend } }: { of: ClientHistory }) {
  const { clients: words } = useWords();
  const locale = useLocale();
  const amounts = spend?.map((amount) => writeAmount(amount, locale)).join(" · ");
  const figures: [string, string][] = [
    [words.visits, visits.toLocaleString(locale)],
    [words.noShows, noShows.toLocaleString(locale)],
    ...(amounts === undefined ? [] : [[words.spend, amounts || "–"] as [string, string]]),
  ];
  return (
    <dl className="sum">
      {figures.map(([word, figure]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

type Visit = ClientHistory["appointments"][number];

function useVisitText(): (visit: Pick<Visit, "date" | "start_time">) => string {
  const locale = useLocale();
  return ({ date, start_time: minutes }) => wallText({ date, minutes }, { locale, now: timeNow() });
}

interface NextProps {
  next: NonNullable<ClientHistory["next_visit"]>;
  of: readonly Visit[];
}

function Next({ next, of }: NextProps) {
  const { clients: words, appointments } = useWords();
  const textOf = useVisitText();
  const go = useGo();
  const mayMove = useMayMake("bookings");
  const { appointment_id: id } = next;
  // Unknown behind many later ones.
  const visit = of.find((one) => one.id === id);
  return (
    <section className="group">
      <h3>{words.next}</h3>
      <div className="acts">
        <ScreenLink to={`appointments/${id}`}>
          {[textOf(next), visit?.service].filter(Boolean).join(" · ")}
        </ScreenLink>
        {mayMove && visit?.state !== "requested" && (
          <Button variant="default" onClick={() => go(`appointments/${id}`, { move: "yes" })}>
            {appointments.move}
          </Button>
        )}
      </div>
    </section>
  );
}

function Appointments({ of }: { of: readonly Visit[] }) {
  const { clients: words, appointments } = useWords();
  const locale = useLocale();
  const textOf = useVisitText();
  const paidOf = ({ paid, currency }: Visit) =>
    paid > 0 && currency !== null ? writeAmount({ amount: paid, currency }, locale) : "";
  return (
    <section className="group">
      <h3>{appointments.title}</h3>
      {of.length === 0 && <p className="quiet">{words.noVisits}</p>}
      {of.length > 0 && (
        <Entries label={appointments.title}>
          {of.map((visit) => (
            <Entry
              key={visit.id}
              to={`appointments/${visit.id}`}
              name={textOf(visit)}
              note={[visit.service, ...visit.resources.map(({ name }) => name), paidOf(visit)]
                .filter(Boolean)
                .join(" · ")}
              end={<State of={visit.state === "no_show" ? "noShow" : visit.state} />}
            />
          ))}
        </Entries>
      )}
    </section>
  );
}
