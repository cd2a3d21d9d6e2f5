import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Card } from "../../../components/card.tsx";
import { Money } from "../../../components/money.tsx";
import { Read } from "../../../components/read.tsx";
import { type Column, Rows } from "../../../components/rows.tsx";
import { useWords } from "../../../locales/words.ts";
import { Holding, Releasing } from "./holding.tsx";
import { PayAll } from "./pay-all.tsx";
import { type Proposal, payoutQueries } from "./queries.ts";
import "../../../components/entries.css";
import "./payouts.css";
import { inFours } from "../../../components/ibans.ts";

export function Proposed({ isTest }: { isTest: boolean }) {
  const { payouts: words } = useWords().operating;
  const [requests, ask] = useState<readonly Proposal[]>();
  const proposed = useQuery(payoutQueries.proposed(isTest));
  const payable = proposed.data?.filter(({ refused }) => refused === null) ?? [];
  return (
    <Card title={words.proposed}>
      <Read of={proposed}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="quiet">{words.nobodyOwed}</p>
          ) : (
            <ProposalRows of={rows} />
          )
        }
      </Read>
      {payable.length > 0 && (
        <div className="acts">
          <Button variant="default" onClick={() => ask(payable)}>
            {words.payAll({ count: payable.length })}
          </Button>
        </div>
      )}
      {requests !== undefined && (
        <PayAll of={requests} isTest={isTest} close={() => ask(undefined)} />
      )}
    </Card>
  );
}

function ProposalRows({ of }: { of: readonly Proposal[] }) {
  const { operator, operating } = useWords();
  const { payouts: words } = operating;
  const columns: Column<Proposal & { id: string }>[] = [
    {
      key: "name",
      title: words.shop,
      show: ({ id, name }) => <Link to={`/operator/merchants/${id}`}>{name}</Link>,
    },
    {
      key: "to",
      title: operator.payouts.to,
      show: ({ bank }) => (bank.iban === null ? words.noBank : inFours(bank.iban)),
    },
    {
      key: "amount",
      title: operator.payouts.amount,
      isAmount: true,
      show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: "why",
      title: words.why,
      show: ({ held, refused }) => (held === null ? refused : words.held({ reason: held })),
    },
    {
      key: "acts",
      title: words.acts,
      show: ({ id, name, held }) =>
        held === null ? <Holding id={id} name={name} /> : <Releasing id={id} />,
    },
  ];
  const rows = of.map((one) => ({ ...one, id: one.merchantId }));
  return <Rows label={words.proposed} columns={columns} rows={rows} />;
}
