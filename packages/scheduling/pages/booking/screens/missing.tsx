import type { Missing } from "../../../src/appointments/pages/content.ts";
import { useShown } from "../flow/shown.ts";
import { Heading } from "../parts/heading.tsx";
import { Way } from "../parts/way.tsx";

/** An address that holds nothing. */
export function MissingScreen({ missing }: { missing: Missing }) {
  const { content, words } = useShown();
  return (
    <>
      <Heading>{words.missing[missing]}</Heading>
      {content.page !== null && (
        <Way to={{ view: { at: "services" } }} look="button plain">
          {words.allServices}
        </Way>
      )}
    </>
  );
}
