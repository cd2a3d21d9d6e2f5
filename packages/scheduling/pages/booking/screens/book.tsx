import type { OpenPart, OpenService } from "../../../src/appointments/pages/shapes.ts";
import { idsOf, offersStaffChoice } from "../../../src/appointments/pages/slots-query.ts";
import { usePage } from "../flow/content.ts";
import { useHold } from "../flow/use-hold.ts";
import { Back, Heading, NextHeading } from "../parts/heading.tsx";
import { JustTaken } from "../parts/near.tsx";
import { Notice } from "../parts/notice.tsx";
import { ViewLink } from "../parts/view-link.tsx";
import { MissingScreen } from "./missing.tsx";
import { Cost } from "./services.tsx";
import { Times } from "./times.tsx";
import { Unscripted } from "./unscripted.tsx";

interface BookProps {
  id: string;
  chosen: string | undefined;
}

export function BookScreen({ id, chosen }: BookProps) {
  const { content } = usePage();
  const listed = content.page?.services.find((one) => one.id === id);
  const service = listed ?? (content.service?.id === id ? content.service : undefined);
  if (service === undefined) return <MissingScreen missing="service" />;
  if (chosen === undefined && offersStaffChoice(service)) return <StaffScreen service={service} />;
  return <TimeScreen service={service} chosen={chosen} />;
}

function TimeScreen({ service, chosen }: { service: OpenService; chosen: string | undefined }) {
  const { words } = usePage();
  const wish = { serviceId: service.id, resourceIds: idsOf(chosen) };
  const { isBusy, trouble, near, round, hold } = useHold(wish);
  return (
    <>
      <Back />
      <Heading>{service.name}</Heading>
      <p class="under">
        <Cost service={service} />
      </p>
      <Unscripted>{words.needsScript}</Unscripted>
      <div class="scripted">
        {trouble !== undefined && <Notice kind="wrong">{trouble}</Notice>}
        {near !== undefined && <JustTaken slots={near} onChoose={hold} />}
        <Times key={round} serviceId={service.id} chosen={chosen} isBusy={isBusy} onChoose={hold} />
      </div>
    </>
  );
}

function StaffScreen({ service }: { service: OpenService }) {
  const { words, position, go } = usePage();
  const { taken = [] } = position;
  const parts = service.parts.filter(
    ({ choosable, resources }) => choosable && resources.length > 1,
  );
  const part: OpenPart | undefined = parts[taken.length];
  if (part === undefined) return null;
  const isLast = taken.length === parts.length - 1;
  const locationOf = (id: number) => {
    const ids = [...taken, id].filter((one) => one > 0);
    return {
      view: { at: "service", id: service.id, with: ids.join(",") || "any" } as const,
    };
  };
  const PartHeading = taken.length > 0 ? NextHeading : "h2";
  const choices = [{ id: 0, name: words.noPreference }, ...part.resources];
  return (
    <>
      <Back />
      <Heading>{service.name}</Heading>
      <p class="under">
        <Cost service={service} />
      </p>
      <PartHeading>{part.name || words.with}</PartHeading>
      <ul class="choices">
        {choices.map(({ id, name }) => (
          <li key={id}>
            {isLast ? (
              <ViewLink to={locationOf(id)} look="choice">
                <span class="choice-name">{name}</span>
              </ViewLink>
            ) : (
              <button
                type="button"
                class="choice"
                onClick={() => go({ ...position, taken: [...taken, id] })}
              >
                <span class="choice-name">{name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
