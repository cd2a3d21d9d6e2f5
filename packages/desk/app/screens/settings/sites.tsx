import type { LinkSettings } from "@frontdesk/payments-client/types";
import { Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMay } from "../../api/may.ts";
import { problemsOf } from "../../api/problems.ts";
import { useShop } from "../../api/shop.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { onValue } from "../../components/fields.tsx";
import { Read } from "../../components/read.tsx";
import type { SavingState } from "../../components/saving.tsx";
import { useWords } from "../../locales/words.ts";
import { settings, useSites } from "./queries.ts";

/** Edits the sites for automatic return, besides the website. */
export function Sites() {
  const { settings: words } = useWords();
  const shop = useShop();
  const change = useSites(shop);
  return (
    <section className="group" aria-labelledby="sites">
      <h3 id="sites">{words.sites}</h3>
      <Read of={useQuery(settings.links(shop))}>
        {({ sites }) => <SitesForm sites={sites} save={change.mutateAsync} state={change} />}
      </Read>
    </section>
  );
}

interface SitesFormProps extends Pick<LinkSettings, "sites"> {
  save: ReturnType<typeof useSites>["mutateAsync"];
  state: SavingState;
}

function SitesForm({ sites, save, state }: SitesFormProps) {
  const { settings: words } = useWords();
  const mayChange = useMay("profile");
  const drafting = useDraft({ sites: sites.join("\n") });
  const { draft, set } = drafting;
  const [problem] = Object.values(problemsOf(state.error));
  return (
    <DraftForm
      of={drafting}
      labels={{ sites: [words.siteAddresses, asIs] }}
      save={() => save({ changes: { sites: linesOf(draft.sites) }, seen: sites })}
      state={state}
      mayChange={mayChange}
      why={words.notYours}
    >
      <Textarea
        label={words.siteAddresses}
        description={words.sitesHint}
        rows={3}
        value={draft.sites}
        error={problem}
        onChange={onValue((sites) => set({ sites }))}
      />
    </DraftForm>
  );
}

function linesOf(text: string): string[] {
  return text.split(/\s+/).filter((line) => line !== "");
}
