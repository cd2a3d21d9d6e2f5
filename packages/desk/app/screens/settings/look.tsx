import type { Branding } from "@frontdesk/payments-client/types";
import type { BookingPage } from "@frontdesk/scheduling-client/types/services";
import { readableAccent } from "@frontdesk/server/accent";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { isOfRole } from "../../api/may.ts";
import { problemsOf } from "../../api/problems.ts";
import { useShop } from "../../api/shop.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { DraftForm } from "../../components/draft/draft-form.tsx";
import { asIs } from "../../components/draft/meanwhile.tsx";
import { useDraft } from "../../components/draft/use-draft.ts";
import { Read } from "../../components/read.tsx";
import { useWords } from "../../locales/words.ts";
import { LogoField } from "./logo-field.tsx";
import { LookPreview } from "./look-preview.tsx";
import { differs, lookOf, looks, useLook } from "./look-queries.ts";
import { Swatches } from "./swatches.tsx";
import "./look.css";

export function LookSection() {
  const { settings: words } = useWords();
  const { account, merchant } = useWorkspace();
  const isBranding = merchant !== null && isOfRole(merchant, "profile");
  const isPage = account?.isAdministrator === true;
  if (!isPage && !isBranding) {
    return <p className="quiet">{account === null ? words.notYours : words.forAdministrators}</p>;
  }
  if (!isPage) return <OfBranding>{(branding) => <LookForm branding={branding} />}</OfBranding>;
  return (
    <OfPage>
      {(page, etag) =>
        isBranding ? (
          <OfBranding>
            {(branding) => <LookForm page={page} etag={etag} branding={branding} />}
          </OfBranding>
        ) : (
          <LookForm page={page} etag={etag} />
        )
      }
    </OfPage>
  );
}

function OfPage({ children }: { children: (page: BookingPage, etag: string) => ReactNode }) {
  const page = useQuery(looks.page(useWorkspace()));
  return <Read of={page}>{({ shown, etag }) => children(shown, etag)}</Read>;
}

function OfBranding({ children }: { children: (branding: Branding) => ReactNode }) {
  return <Read of={useQuery(looks.branding(useShop()))}>{children}</Read>;
}

interface LookFormProps {
  page?: BookingPage;
  etag?: string;
  branding?: Branding;
}

function LookForm({ page, etag = "", branding }: LookFormProps) {
  const { parts, studio, settings } = useWords();
  const { look: words } = settings;
  const stored = { page, branding };
  const drafting = useDraft(lookOf(stored), etag);
  const { draft, set } = drafting;
  const { change, failed } = useLook(set);
  const color = draft.color === "" ? "" : (readableAccent(draft.color) ?? "");
  const [proposed, propose] = useState<string>();
  const setLogo = (logo: string, proposal?: string) => {
    const isNew = draft.color === "" && proposal !== undefined;
    if (isNew) propose(proposal);
    set({ logo, ...(isNew && { color: proposal }) });
  };
  const problems = problemsOf(change.error);
  const isPartial = failed.length === 1 && page !== undefined && branding !== undefined;
  const isBehind = drafting.isSame && differs(stored) && change.error === null;
  return (
    <DraftForm
      of={drafting}
      labels={{ logo: words.logo, color: [studio.color, asIs] }}
      save={(draft, etag) => change.mutateAsync({ draft: { ...draft, color }, etag, ...stored })}
      state={change}
      isSame={drafting.isSame && !differs(stored)}
      word={change.error !== null && failed.length > 0 ? parts.tryAgain : undefined}
    >
      <LogoField logo={draft.logo} error={problems.logo} onChange={setLogo} />
      {draft.color !== "" && draft.color === proposed && (
        <p className="note" role="status">
          {words.fromLogo}
        </p>
      )}
      <Swatches
        picked={draft.color}
        used={color}
        error={problems.accent_color ?? problems.color}
        onChange={(color) => set({ color })}
      />
      <LookPreview logo={draft.logo} color={color} />
      {isPartial && change.error !== null && <p>{words.failed[failed[0]!]}</p>}
      {isBehind && <p className="quiet">{words.apart}</p>}
    </DraftForm>
  );
}
