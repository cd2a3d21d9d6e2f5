// The booking page itself renders the preview.
import type { NewService } from "@frontdesk/scheduling-client/types/services";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Failed } from "../../components/failed.tsx";
import { onValue } from "../../components/fields.tsx";
import { Loading } from "../../components/loading.tsx";
import { Rendered } from "../../components/rendered.tsx";
import { useLast, useSettled } from "../../components/settled.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { type ServiceDraft, serviceFaults, serviceOf } from "./draft.ts";
import { services } from "./queries.ts";

interface PreviewProps {
  draft: ServiceDraft;
  id: number | undefined;
}

/** Shows the last valid draft while a field is invalid. */
export function ServicePreview({ draft, id }: PreviewProps) {
  const { services: words } = useWords();
  const sent = sentOf(draft, useLocale());
  const settled = useSettled(useLast(sent) ?? "");
  if (settled === "") return <p className="quiet">{words.previewLater}</p>;
  return <Steps service={JSON.parse(settled) as NewService} id={id} />;
}

function sentOf(draft: ServiceDraft, locale: string): string | undefined {
  const isWhole =
    draft.name.trim() !== "" && draft.parts.every(({ resourceIds }) => resourceIds.length > 0);
  return isWhole && serviceFaults(draft, locale).length === 0
    ? JSON.stringify(serviceOf(draft, locale))
    : undefined;
}

interface StepsProps {
  service: NewService;
  id: number | undefined;
}

type PreviewStage = "services" | "whom" | "times" | "details" | "terms";

const steps: readonly PreviewStage[] = ["services", "whom", "times", "details", "terms"];

function Steps({ service, id }: StepsProps) {
  const { services: words } = useWords();
  const locale = useLocale();
  const isChosen = service.parts.some((part) => part.choosable && part.resource_ids.length > 1);
  const possible = steps.filter((transition) => transition !== "whom" || isChosen);
  const [query, want] = useState<PreviewStage>("services");
  const stage = possible.includes(query) ? query : "times";
  const request = { step: stage, locale, service, ...(id !== undefined && { service_id: id }) };
  const { data, error, refetch } = useQuery(services.preview(useWorkspace(), request));
  const seen = useLast(data);
  const isInvalid = Object.keys(problemsOf(error)).length > 0;
  return (
    <>
      <NativeSelect
        label={words.previewStep}
        value={stage}
        data={possible.map((value) => ({ value, label: words.previewSteps[value] }))}
        onChange={onValue((next) => want(next as PreviewStage))}
      />
      {isInvalid && <p className="note">{words.previewLater}</p>}
      {error !== null && !isInvalid && <Failed error={error} again={() => void refetch()} />}
      {seen === undefined && error === null && <Loading lines={6} />}
      {seen !== undefined && (
        <Rendered
          title={words.preview}
          html={`<div id="page">${seen.html}</div>`}
          style={seen.style}
          locale={seen.locale}
          className="alive"
        />
      )}
    </>
  );
}
