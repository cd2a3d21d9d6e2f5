import type { ComponentChildren } from "preact";
import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { usePage } from "../flow/content.ts";
import { locationOf, writeMinutes, writeMoney, writeSpan } from "../flow/write.ts";

export function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FactsProps {
  appointment: OpenAppointment;
  children?: ComponentChildren;
}

export function Facts({ appointment, children }: FactsProps) {
  const { words, content } = usePage();
  const { service, resources, business } = appointment;
  return (
    <dl class="facts">
      <Fact name={words.service}>
        {service.name} <span class="beside">{writeMinutes(content.locale, service.duration)}</span>
      </Fact>
      <Fact name={words.when}>
        <When appointment={appointment} />
      </Fact>
      {resources.length > 0 && (
        <Fact name={words.with}>{resources.map(({ name }) => name).join(", ")}</Fact>
      )}
      {business.address !== null && (
        <Fact name={words.where}>
          <span class="lines">{business.address}</span>
        </Fact>
      )}
      {service.price !== null && service.currency !== null && (
        <Fact name={words.price}>
          {writeMoney(content.locale, service.price, service.currency)}
        </Fact>
      )}
      {children}
    </dl>
  );
}

export function Subject({ appointment }: { appointment: OpenAppointment }) {
  return (
    <p class="under">
      {appointment.service.name}
      <br />
      <When appointment={appointment} />
    </p>
  );
}

function When({
  appointment: { starts_at, ends_at, timezone, business },
}: {
  appointment: OpenAppointment;
}) {
  const { content, clockOf } = usePage();
  const { locale } = content;
  const span = (timeZone: string) =>
    writeSpan({ locale, clock: clockOf(timeZone) }, [starts_at, ends_at]);
  const own = span(timezone);
  const theirs = span(business.timezone);
  return (
    <>
      <strong class="span">{own}</strong>
      <span class="beside">{locationOf(timezone)}</span>
      {own !== theirs && (
        <span class="beside">
          {theirs} {locationOf(business.timezone)}
        </span>
      )}
    </>
  );
}
