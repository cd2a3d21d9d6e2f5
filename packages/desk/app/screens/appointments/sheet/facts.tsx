// Who comes, for what, when and where; and what they were asked.
import type {
  Appointment,
  AppointmentStanding,
} from "@frontdesk/scheduling-client/types/appointments";
import { timeNow } from "../../../data/clock.ts";
import { useMaySee } from "../../../data/rights.ts";
import { mailtoOf, telOf } from "../../../parts/addresses.ts";
import { knowsZone, wallTimeOf } from "../../../parts/days.ts";
import { type Fact, FactList } from "../../../parts/fact-list.tsx";
import { longOf } from "../../../parts/minutes.ts";
import { momentText } from "../../../parts/said-days.ts";
import { Way } from "../../../parts/way.tsx";
import { useLocale, useWords } from "../../../words/words.ts";
import { useAppointmentSaid } from "../said.ts";

export interface AppointmentProps {
  appointment: Appointment;
  standing: AppointmentStanding;
}

export function AppointmentFacts({ appointment, standing }: AppointmentProps) {
  const { appointments: words } = useWords();
  const [locale, said] = [useLocale(), useAppointmentSaid()];
  const maySee = useMaySee("resources");
  const { customer, service, service_id: id, starts_at: start, timezone } = appointment;
  const { facts } = words;
  const isElsewhere = isOtherTime(start, timezone);
  const theirs = () => momentText(new Date(start), { locale, now: timeNow(), zone: timezone });
  const made = said.moment(appointment.created_at);
  const known: [string, Fact[1]][] = [
    [facts.when, said.moment(start)],
    [facts.theirTime, isElsewhere && theirs()],
    [
      facts.service,
      maySee ? (
        <Way key="service" to={`services/${id}`}>
          {service}
        </Way>
      ) : (
        service
      ),
    ],
    [facts.length, longOf(standing.terms.duration, locale)],
    [facts.resources, standing.resources.map(({ name }) => name).join(", ")],
    [facts.email, customer?.email && <a href={mailtoOf(customer.email)}>{customer.email}</a>],
    [facts.phone, customer?.phone && <a href={telOf(customer.phone)}>{customer.phone}</a>],
    [facts.made, appointment.made_by_staff ? facts.byStaff(made) : facts.byCustomer(made)],
    [facts.moved, appointment.reschedules > 0 && facts.times(appointment.reschedules)],
    [facts.cancelled, appointment.cancelled_by !== null && facts.by[appointment.cancelled_by]],
  ];
  return <FactList of={known.filter(([, value]) => Boolean(value))} />;
}

/** Whether clocks of the customer show another time; of what is no zone to a browser none do. */
function isOtherTime(at: string, zone: string): boolean {
  if (!knowsZone(zone)) return false;
  const [here, there] = [wallTimeOf(new Date(at)), wallTimeOf(new Date(at), zone)];
  return here.date !== there.date || here.minutes !== there.minutes;
}

export function Answers({ appointment: { customer }, standing }: AppointmentProps) {
  const { appointments: words } = useWords();
  const given = customer?.answers ?? {};
  const asked = standing.terms.questions.filter(({ id }) => given[id] !== undefined);
  if (asked.length === 0) return null;
  const said = (answer: unknown) => {
    if (typeof answer === "boolean") return answer ? words.yes : words.no;
    return Array.isArray(answer) ? answer.join(", ") : String(answer);
  };
  return (
    <section>
      <h3>{words.answers}</h3>
      <FactList of={asked.map(({ id, label }) => [label, said(given[id])])} />
    </section>
  );
}
