import type { Event } from "@frontdesk/payments-client/types";
import { NativeSelect } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type AddressQuery, useAddressQuery } from "../../api/address.ts";
import { useShop } from "../../api/shop.ts";
import { onValue } from "../../components/fields.tsx";
import { Moment } from "../../components/moment.tsx";
import { More } from "../../components/more.tsx";
import { Read } from "../../components/read.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { ScreenLink } from "../../components/screen-link.tsx";
import { useWords } from "../../locales/words.ts";
import { paymentOf } from "./event-labels.ts";
import { webhookQueries } from "./queries.ts";

const typeFilter = ({ type = "" }: AddressQuery) => type;

export function EventList() {
  const { webhooks: words } = useWords();
  const shop = useShop();
  const [query, ask] = useAddressQuery(typeFilter);
  const { data: types = [] } = useQuery(webhookQueries.types(shop));
  const type = types.find((one) => one === query) ?? "";
  const events = useInfiniteQuery(webhookQueries.events(shop, type));
  return (
    <section className="group" aria-labelledby="events">
      <h2 id="events">{words.events}</h2>
      <div className="tools">
        <NativeSelect
          label={words.type}
          value={type}
          data={[{ value: "", label: words.everyType }, ...types]}
          onChange={onValue((chosen) => ask({ type: chosen }))}
        />
      </div>
      <Read of={events}>{({ pages }) => <EventRows rows={pages.flat()} />}</Read>
      <More of={events} />
    </section>
  );
}

function EventRows({ rows }: { rows: readonly Event[] }) {
  const { webhooks: words } = useWords();
  if (rows.length === 0) return <p className="quiet">{words.noEvents}</p>;
  const columns: Column<Event>[] = [
    {
      key: "type",
      title: words.type,
      show: (event) => {
        const payment = paymentOf(event);
        const name = <code>{event.type}</code>;
        return payment === undefined ? (
          name
        ) : (
          <ScreenLink to={`payments/${payment}`}>{name}</ScreenLink>
        );
      },
    },
    { key: "when", title: words.when, show: ({ timestamp }) => <Moment at={timestamp} /> },
    { key: "by", title: words.by, show: ({ actor }) => words.actors[actor.kind] },
  ];
  return <Rows label={words.events} columns={columns} rows={rows} />;
}
