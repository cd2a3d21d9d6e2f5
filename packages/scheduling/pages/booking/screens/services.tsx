import type { OpenService } from "../../../src/appointments/pages/shapes.ts";
import { dayAfter } from "../../../src/appointments/pages/slots-query.ts";
import { usePage } from "../flow/content.ts";
import { writeMinutes, writeMoney } from "../flow/write.ts";
import { Closed } from "../parts/closed.tsx";
import { Heading } from "../parts/heading.tsx";
import { ViewLink } from "../parts/view-link.tsx";

/** Closures are announced a month ahead. */
const soonDays = 30;

export function ServicesScreen() {
  const { content, words } = usePage();
  const { services, intro } = content.page!;
  if (services.length === 0) {
    return (
      <>
        <Heading>{words.nothingToBook}</Heading>
        {intro !== null && <p class="lines">{intro}</p>}
      </>
    );
  }
  return (
    <>
      <Heading>{words.chooseService}</Heading>
      {intro !== null && <p class="lines intro">{intro}</p>}
      <Closed
        from={content.now.slice(0, 10)}
        until={dayAfter(content.now.slice(0, 10), soonDays)}
      />
      <ul class="choices">
        {services.map((service) => (
          <li key={service.id}>
            <ViewLink
              to={{ view: { at: "service", id: service.id, with: undefined } }}
              look="choice"
            >
              <span class="choice-name">{service.name}</span>
              <Cost service={service} />
              {service.description !== "" && <span class="lines">{service.description}</span>}
            </ViewLink>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Cost({ service }: { service: OpenService }) {
  const { content, words } = usePage();
  const { duration, price, currency, deposit } = service;
  const money = (amount: number) => writeMoney(content.locale, amount, currency ?? "EUR");
  return (
    <span class="cost">
      <span>{writeMinutes(content.locale, duration)}</span>
      {price !== null && <span>{money(price)}</span>}
      {deposit.amount > 0 && (
        <span>
          {words.deposit} {money(deposit.amount)}
        </span>
      )}
    </span>
  );
}
