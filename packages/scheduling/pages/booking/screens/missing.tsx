import { addressOfView, type Missing } from "../../../src/appointments/pages/content.ts";
import { missingIn } from "../../../src/appointments/pages/title.ts";
import { usePage } from "../flow/content.ts";
import { Heading } from "../parts/heading.tsx";
import { ViewLink } from "../parts/view-link.tsx";

export function MissingScreen({ missing }: { missing: Missing }) {
  const { content, words } = usePage();
  const isBusy = missing === "busy";
  return (
    <>
      <Heading>{missingIn(words, missing)}</Heading>
      {isBusy && (
        <a class="button" href={addressOfView(content.path, content.view)}>
          {words.tryAgain}
        </a>
      )}
      {!isBusy && content.page !== null && (
        <ViewLink to={{ view: { at: "services" } }} look="button">
          {words.allServices}
        </ViewLink>
      )}
    </>
  );
}
