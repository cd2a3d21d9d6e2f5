import type { OpenPart, OpenService } from "../../../src/appointments/pages/shapes.ts";
import { usePage } from "../flow/content.ts";
import { Back, Heading, NextHeading } from "../parts/heading.tsx";
import { ViewLink } from "../parts/view-link.tsx";
import { Cost } from "./services.tsx";

export function StaffScreen({ service }: { service: OpenService }) {
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
