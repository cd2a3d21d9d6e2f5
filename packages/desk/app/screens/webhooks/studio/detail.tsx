import type { Payload, Webhook } from "@frontdesk/scheduling-client/types/webhooks";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useWorkspace } from "../../../api/workspace.ts";
import { Detail } from "../../../components/detail.tsx";
import { Entries, Entry } from "../../../components/entries.tsx";
import { Moment } from "../../../components/moment.tsx";
import { Read } from "../../../components/read.tsx";
import { useBack } from "../../../components/screen-link.tsx";
import { State } from "../../../components/state.tsx";
import { useWords } from "../../../locales/words.ts";
import { StateChoice } from "../choice.tsx";
import { HookActions } from "./actions.tsx";
import { HookForm } from "./form.tsx";
import { stateOfHook, stateOfPayload } from "./hook.ts";
import { hooks, useHookChange } from "./queries.ts";

export function HookSheet() {
  const { id = "" } = useParams({ strict: false });
  const { webhooks: words } = useWords();
  const back = useBack("webhooks");
  const number = Number(id);
  return (
    <Detail title={words.one} onClose={back}>
      <Read of={useQuery(hooks.one(useWorkspace(), number))}>
        {({ shown, etag }) => (
          <>
            <section className="group">
              <p className="webhook-url">{shown.payload_url}</p>
              <p>
                <State of={stateOfHook(shown)} />
              </p>
              {shown.paused_reason !== null && <p>{words.makerLeft}</p>}
            </section>
            <HookActions hook={shown} onEnded={back} />
            <Changing key={id} hook={shown} etag={etag} />
            <Sent id={number} />
          </>
        )}
      </Read>
    </Detail>
  );
}

function Changing({ hook, etag }: { hook: Webhook; etag: string }) {
  const { name, payload_url: url, events } = hook;
  const change = useHookChange(useWorkspace(), hook.id);
  return (
    <HookForm
      initial={{ name, url, events }}
      etag={etag}
      save={(changes, etag) => change.mutateAsync({ changes, etag })}
      state={change}
    />
  );
}

const states = ["waiting", "taken", "failed"] as const;

function Sent({ id }: { id: number }) {
  const { webhooks: words } = useWords();
  const [state, choose] = useState<(typeof states)[number]>();
  return (
    <section className="group">
      <h3>{words.sent}</h3>
      <StateChoice states={states} chosen={state} onChange={choose} />
      <Read of={useQuery(hooks.sent(useWorkspace(), id))}>
        {(sent) => (
          <Payloads
            sent={sent.filter((one) => state === undefined || stateOfPayload(one) === state)}
          />
        )}
      </Read>
    </section>
  );
}

function Payloads({ sent }: { sent: readonly Payload[] }) {
  const { webhooks: words } = useWords();
  if (sent.length === 0) return <p className="quiet">{words.nothingSent}</p>;
  return (
    <Entries label={words.sent}>
      {sent.map((one) => {
        const { id, webhook_id: webhook, model, action, created_at: at, attempts } = one;
        const { type } = model.payload as { type?: string };
        return (
          <Entry
            key={id}
            to={`webhooks/studio/${webhook}/${id}`}
            name={`${type ?? ""} ${action}`}
            note={
              <>
                <Moment at={at} /> · {words.attempted({ count: attempts })}
              </>
            }
            end={<State of={stateOfPayload(one)} />}
          />
        );
      })}
    </Entries>
  );
}
