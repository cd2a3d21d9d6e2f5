import type { TriedDelivery } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { may } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { Detail } from "../../components/detail.tsx";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useBack } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { indented } from "./event-labels.ts";
import { useRetry, webhookQueries } from "./queries.ts";

export function DeliverySheet() {
  const { id = "", event = "" } = useParams({ strict: false }) as Record<string, string>;
  const { webhooks: words } = useWords();
  const delivery = useQuery(webhookQueries.delivery(useShop(), id, event));
  return (
    <Detail title={delivery.data?.type ?? words.delivery} onClose={useBack(`webhooks/${id}`)}>
      <Read of={delivery}>{(notice) => <Whole webhookId={id} delivery={notice} />}</Read>
    </Detail>
  );
}

interface WholeProps {
  webhookId: string;
  delivery: TriedDelivery;
}

function Whole({ webhookId, delivery }: WholeProps) {
  const { webhooks: words } = useWords();
  const shop = useShop();
  const retry = useRetry(shop, webhookId, delivery.id);
  const { state, attempts, nextTry, tried, body } = delivery;
  return (
    <>
      <section className="group">
        <p>
          <State of={state} /> · {words.attempted({ count: attempts })}
        </p>
        {nextTry !== null && (
          <p className="quiet">
            {words.nextTry}: <Moment at={nextTry} />
          </p>
        )}
        {may(shop.merchant, "profile") && (
          <div className="acts">
            <Button loading={retry.isPending} onClick={() => retry.mutate(undefined)}>
              {words.sendNow}
            </Button>
          </div>
        )}
        <RefusalMessage error={retry.error} />
      </section>
      <Attempts tried={tried} />
      <details className="webhook-body">
        <summary>{words.body}</summary>
        <pre className="webhook-text">{indented(body)}</pre>
      </details>
    </>
  );
}

function Attempts({ tried }: Pick<TriedDelivery, "tried">) {
  const { webhooks: words } = useWords();
  return (
    <section className="group">
      <h3>{words.attempts}</h3>
      {tried.length === 0 && <p className="quiet">{words.notTried}</p>}
      <ol className="webhook-attempts">
        {tried.toReversed().map(({ at, ms, status, failure, answer }) => (
          <li key={at}>
            <p>
              <Moment at={at} /> ·{" "}
              {status === null ? words.unanswered({ ms }) : words.answered({ status, ms })}
            </p>
            {failure !== null && <p className="quiet">{failure}</p>}
            {answer !== null && answer !== "" && <pre className="webhook-text">{answer}</pre>}
          </li>
        ))}
      </ol>
    </section>
  );
}
