import type {
  Appointment,
  AppointmentStanding,
} from "@frontdesk/scheduling-client/types/appointments";
import { timeNow } from "../../../api/clock.ts";
import { useMaySee } from "../../../api/rights.ts";
import { mailtoOf, telOf } from "../../../components/addresses.ts";
import { offsetText, type Reader, wallText } from "../../../components/day-labels.ts";
import { type Fact, FactList } from "../../../components/fact-list.tsx";
import { longOf } from "../../../components/minutes.ts";
import { ScreenLink } from "../../../components/screen-link.tsx";
import { useLocale, useWords } from "../../../locales/words.ts";
import { useAppointmentLabels } from "../labels.ts";

export interface AppointmentProps {
  appointment: Appointment;
  status: AppointmentStanding;
}

export function AppointmentFacts({ appointment, status }: AppointmentProps) {
  const { appointments: words } = useWords();
  const [locale, labels] = [useLocale(), useAppointmentLabels()];
  const maySee = useMaySee("resources");
  const { customer, service, service_id: id, starts_at: start, client_id: client } = appointment;
  const { facts } = words;
  const theirs = theirTime(appointment, { locale, now: timeNow() });
  const created = labels.moment(appointment.created_at);
  const existing: [string, Fact[1]][] = [
    [
      words.client,
      client !== null && customer != null && (
        <ScreenLink key="client" to={`clients/${client}`}>
          {customer.name}
        </ScreenLink>
      ),
    ],
    [facts.when, labels.moment(start)],
    [facts.theirTime, theirs],
    [
      facts.service,
      maySee ? (
        <ScreenLink key="service" to={`services/${id}`}>
          {service}
        </ScreenLink>
      ) : (
        service
      ),
    ],
    [facts.length, longOf(status.terms.duration, locale)],
    [facts.resources, status.resources.map(({ name }) => name).join(", ")],
    [facts.email, customer?.email && <a href={mailtoOf(customer.email)}>{customer.email}</a>],
    [facts.phone, customer?.phone && <a href={telOf(customer.phone)}>{customer.phone}</a>],
    [
      facts.made,
      appointment.made_by_staff
        ? facts.byStaff({ moment: created })
        : facts.byCustomer({ moment: created }),
    ],
    [facts.moved, appointment.reschedules > 0 && facts.times({ count: appointment.reschedules })],
    [facts.cancelled, appointment.cancelled_by !== null && facts.by[appointment.cancelled_by]],
  ];
  return <FactList of={existing.filter(([, value]) => Boolean(value))} />;
}

function theirTime(appointment: Appointment, reader: Reader): string | undefined {
  const { customer_time: theirs, date, start_time: start } = appointment;
  if (theirs === undefined) return undefined;
  if (theirs.date === date && theirs.start_time === start) return undefined;
  const wall = { date: theirs.date, minutes: theirs.start_time };
  return `${wallText(wall, reader)} ${offsetText(theirs.offset)}`;
}

export function Answers({ appointment: { customer }, status }: AppointmentProps) {
  const { appointments: words } = useWords();
  const input = customer?.answers ?? {};
  const requests = status.terms.questions.filter(({ id }) => input[id] !== undefined);
  if (requests.length === 0) return null;
  const describeText = (answer: unknown) => {
    if (typeof answer === "boolean") return answer ? words.yes : words.no;
    return Array.isArray(answer) ? answer.join(", ") : String(answer);
  };
  return (
    <section>
      <h3>{words.answers}</h3>
      <FactList of={requests.map(({ id, label }) => [label, describeText(input[id])])} />
    </section>
  );
}
