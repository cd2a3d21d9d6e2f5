import type { Payload } from "@frontdesk/scheduling-client/types/webhooks";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useWorkspace } from "../../../api/workspace.ts";
import { Detail } from "../../../components/detail.tsx";
import { Moment } from "../../../components/moment.tsx";
import { Read } from "../../../components/read.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { useBack } from "../../../components/screen-link.tsx";
import { State } from "../../../components/state.tsx";
import { useWords } from "../../../locales/words.ts";
import { indented } from "../event-labels.ts";
import { stateOfPayload } from "./hook.ts";
import { hooks, useSendAgain } from "./queries.ts";

export function PayloadSheet() {
  const { id = "", payload = "" } = useParams({ strict: false }) as Record<string, string>;
  const { shell, webhooks: words } = useWords();
  const sent = useQuery(hooks.sent(useWorkspace(), Number(id)));
  return (
    <Detail title={words.delivery} onClose={useBack(`webhooks/studio/${id}`)}>
      <Read of={sent}>
        {(all) => {
          const one = all.find((existing) => String(existing.id) === payload);
          return one === undefined ? <p>{shell.notHere}</p> : <Whole payload={one} />;
        }}
      </Read>
    </Detail>
  );
}

function Whole({ payload }: { payload: Payload }) {
  const { webhooks: words } = useWords();
  const again = useSendAgain(useWorkspace(), payload.webhook_id);
  const { attempts, next_try: next, last_sent_on: last } = payload;
  const { response_from_http_client: status, response_body: answer, failure } = payload;
  return (
    <>
      <section className="group">
        <p>
          <State of={stateOfPayload(payload)} /> · {words.attempted({ count: attempts })}
        </p>
        {next !== null && (
          <p className="quiet">
            {words.nextTry}: <Moment at={next} />
          </p>
        )}
        <div className="acts">
          <Button loading={again.isPending} onClick={() => again.mutate(payload.id)}>
            {words.sendNow}
          </Button>
        </div>
        <RefusalMessage error={again.error} />
      </section>
      {last !== null && (
        <section className="group">
          <h3>{words.lastAttempt}</h3>
          <p>
            <Moment at={last} /> ·{" "}
            {status === null ? words.noAnswer : words.answeredWith({ status })}
          </p>
          {failure !== null && <p className="quiet">{failure}</p>}
          {answer !== null && answer !== "" && <pre className="webhook-text">{answer}</pre>}
        </section>
      )}
      <details className="webhook-body">
        <summary>{words.body}</summary>
        <pre className="webhook-text">{indented(JSON.stringify(payload.model))}</pre>
      </details>
    </>
  );
}
