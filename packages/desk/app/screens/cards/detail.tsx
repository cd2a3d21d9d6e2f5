import type { Card, Transaction } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { may } from "../../api/may.ts";
import { useShop } from "../../api/shop.ts";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { Moment } from "../../components/moment.tsx";
import { Money } from "../../components/money.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { ScreenLink, useGo } from "../../components/screen-link.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { useWords } from "../../locales/words.ts";
import { ChargeCard } from "./charge-card.tsx";
import { DeleteCard } from "./delete-card.tsx";
import { expiryOf } from "./expiry.ts";
import { cardQueries } from "./queries.ts";

export function CardDetail() {
  const { id = "" } = useParams({ strict: false });
  const { cards: words, payments } = useWords();
  const go = useGo();
  const { data, error, refetch } = useQuery(cardQueries.one(useShop(), id));
  const title = data && payments.card({ scheme: payments.schemes[data.scheme], last4: data.last4 });
  return (
    <Sheet title={title ?? words.one} onClose={() => go("cards")}>
      {data !== undefined && <Whole card={data} />}
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data === undefined && error === null && <Loading lines={6} />}
    </Sheet>
  );
}

function Whole({ card }: { card: Card }) {
  const { cards: words } = useWords();
  const { merchant } = useShop();
  const [chosen, choose] = useState<"charge" | "delete">();
  const { created, deleted, notes } = card;
  const close = () => choose(undefined);
  return (
    <div className="saved-card">
      <p>
        {words.columns.expiry} {expiryOf(card)} · {words.columns.saved} <Moment at={created} />
      </p>
      {notes !== null && <p>{notes}</p>}
      {deleted !== null && <p className="quiet">{words.deleted}</p>}
      {deleted === null && may(merchant, "charge") && (
        <div className="saved-card-acts">
          <Button onClick={() => choose("charge")}>{words.charge}</Button>
          <Button variant="outline" color="wrong" onClick={() => choose("delete")}>
            {words.delete}
          </Button>
        </div>
      )}
      <Paid id={card.id} />
      {chosen === "charge" && <ChargeCard card={card} onClose={close} />}
      {chosen === "delete" && <DeleteCard card={card} onClose={close} />}
    </div>
  );
}

function Paid({ id }: { id: string }) {
  const { cards: words, payments } = useWords();
  const { data, error, refetch } = useQuery(cardQueries.paid(useShop(), id));
  if (data === undefined) {
    return error === null ? <Loading /> : <Failed error={error} again={() => void refetch()} />;
  }
  const columns: Column<Transaction>[] = [
    {
      key: "when",
      title: payments.columns.when,
      show: ({ id, created }) => (
        <ScreenLink to={`payments/${id}`}>
          <Moment at={created} />
        </ScreenLink>
      ),
    },
    { key: "reference", title: payments.columns.reference, show: ({ reference }) => reference },
    {
      key: "amount",
      title: payments.columns.amount,
      isAmount: true,
      show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
  ];
  return (
    <section>
      <h3>{words.paid}</h3>
      <Rows label={words.paid} columns={columns} rows={data} />
    </section>
  );
}
