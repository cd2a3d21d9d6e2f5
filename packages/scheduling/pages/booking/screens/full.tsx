import { idsOf, offersStaffChoice } from "../../../src/appointments/pages/slots-query.ts";
import { type PageState, usePage } from "../flow/content.ts";
import type { TimesQuery } from "../flow/use-slots.ts";
import { writeMailto } from "../flow/write.ts";
import { ViewLink } from "../parts/view-link.tsx";

export function WaysOn(query: TimesQuery) {
  const pageState = usePage();
  const { words } = pageState;
  const { isChoice, isOneOfMany, email } = waysFrom(pageState, query);
  const { serviceId: id } = query;
  return (
    <div class="ways">
      {isChoice && (
        <ViewLink to={{ view: { at: "service", id, with: undefined } }} look="button">
          {words.changeChoice}
        </ViewLink>
      )}
      {isOneOfMany && (
        <ViewLink to={{ view: { at: "services" } }} look={isChoice ? "button plain" : "button"}>
          {words.allServices}
        </ViewLink>
      )}
      {!isChoice && !isOneOfMany && email && (
        <a class="button" href={writeMailto(email)}>
          {words.writeToBusiness}
        </a>
      )}
    </div>
  );
}

function waysFrom({ content, appointment }: PageState, { serviceId, chosen, token }: TimesQuery) {
  const { page, service } = content;
  const services = page?.services ?? [];
  const own = services.find(({ id }) => id === serviceId) ?? service;
  // A reschedule keeps its service and resources.
  const isNew = token === undefined;
  return {
    isChoice: isNew && own?.id === serviceId && idsOf(chosen).length > 0 && offersStaffChoice(own),
    isOneOfMany: isNew && services.some(({ id }) => id !== serviceId),
    email: page?.contact_email ?? appointment?.business.contact_email,
  };
}
