import type { Webhook } from "@frontdesk/payments-client/types";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { type AddressQuery, useAddressQuery } from "../../api/address.ts";
import { may } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { Detail } from "../../components/detail.tsx";
import { Entries, Entry } from "../../components/entries.tsx";
import { Moment } from "../../components/moment.tsx";
import { More } from "../../components/more.tsx";
import { Read } from "../../components/read.tsx";
import { useBack } from "../../components/screen-link.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import { WebhookActions } from "./actions.tsx";
import { ChangeWebhook } from "./changing.tsx";
import { StateChoice } from "./choice.tsx";
import { Types } from "./list.tsx";
import { webhookQueries } from "./queries.ts";

export function WebhookSheet() {
  const { id = "" } = useParams({ strict: false });
  const { webhooks: words } = useWords();
  const back = useBack("webhooks");
  const shop = useShop();
  return (
    <Detail title={words.one} onClose={back}>
      <Read of={useQuery(webhookQueries.one(shop, id))}>
        {(webhook) => (
          <>
            <Facts webhook={webhook} />
            {may(shop.merchant, "profile") && <WebhookActions webhook={webhook} onEnded={back} />}
            {may(shop.merchant, "profile") && <ChangeWebhook key={id} webhook={webhook} />}
            <Sent id={id} />
          </>
        )}
      </Read>
    </Detail>
  );
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { webhooks: words } = useWords();
  const { url, description, types, state, reason, waiting, lastSuccess, lastFailure } = webhook;
  return (
    <section className="group">
      <p className="webhook-url">{url}</p>
      {description !== null && <p>{description}</p>}
      <p>
        <State of={state} /> · {words.waits({ count: waiting })}
      </p>
      {reason !== null && <p>{reason}</p>}
      <p className="quiet">
        {words.types}: <Types of={types} />
      </p>
      {lastSuccess !== null && (
        <p className="quiet">
          {words.lastSuccess}: <Moment at={lastSuccess} />
        </p>
      )}
      {lastFailure !== null && (
        <p className="quiet">
          {words.lastFailure}: <Moment at={lastFailure} />
        </p>
      )}
    </section>
  );
}

const deliveryStates = ["waiting", "taken", "failed", "skipped"] as const;

const stateFilter = ({ state }: AddressQuery) => deliveryStates.find((one) => one === state);

function Sent({ id }: { id: string }) {
  const { webhooks: words } = useWords();
  const [state, ask] = useAddressQuery(stateFilter);
  const sent = useInfiniteQuery(webhookQueries.sent(useShop(), id, state));
  return (
    <section className="group">
      <h3>{words.sent}</h3>
      <StateChoice states={deliveryStates} chosen={state} onChange={(state) => ask({ state })} />
      <Read of={sent}>
        {({ pages }) =>
          pages[0]?.length === 0 ? (
            <p className="quiet">{words.nothingSent}</p>
          ) : (
            <Entries label={words.sent}>
              {pages.flat().map(({ id: eventId, type, created, attempts, state }) => (
                <Entry
                  key={eventId}
                  to={`webhooks/${id}/${eventId}`}
                  name={type}
                  note={
                    <>
                      <Moment at={created} /> · {words.attempted({ count: attempts })}
                    </>
                  }
                  end={<State of={state} />}
                />
              ))}
            </Entries>
          )
        }
      </Read>
      <More of={sent} />
    </section>
  );
}
