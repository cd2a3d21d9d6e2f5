import { useState } from "preact/hooks";
import type { OpenPart, OpenService } from "../../../src/appointments/pages/shapes.ts";
import { useShown } from "../flow/shown.ts";
import { Back, Heading } from "../parts/heading.tsx";
import { Way } from "../parts/way.tsx";
import { Cost } from "./services.tsx";

/** Whom, or what, to book; of each part that leaves a choice one, or anyone. */
export function WhomScreen({ service }: { service: OpenService }) {
  const { words } = useShown();
  const parts = service.parts.filter(
    ({ choosable, resources }) => choosable && resources.length > 1,
  );
  const [taken, setTaken] = useState<number[]>([]);
  const part: OpenPart | undefined = parts[taken.length];
  if (part === undefined) return null;
  const isLast = taken.length === parts.length - 1;
  const placeOf = (id: number) => {
    const ids = [...taken, id].filter((one) => one > 0);
    return {
      view: { at: "service", id: service.id, with: ids.join(",") || "any" } as const,
    };
  };
  const choices = [{ id: 0, name: words.noPreference }, ...part.resources];
  return (
    <>
      <Back />
      <Heading>{service.name}</Heading>
      <p class="under">
        <Cost service={service} />
      </p>
      <h2>{part.name || words.with}</h2>
      <ul class="choices">
        {choices.map(({ id, name }) => (
          <li key={id}>
            {isLast ? (
              <Way to={placeOf(id)} look="choice">
                <span class="choice-name">{name}</span>
              </Way>
            ) : (
              <button type="button" class="choice" onClick={() => setTaken([...taken, id])}>
                <span class="choice-name">{name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
