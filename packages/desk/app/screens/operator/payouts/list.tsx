import type { Payout } from "@frontdesk/payments-client/types";
import { NativeSelect } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type AddressQuery, useAddressQuery } from "../../../api/address.ts";
import { Card } from "../../../components/card.tsx";
import { onValue } from "../../../components/fields.tsx";
import { Moment } from "../../../components/moment.tsx";
import { Money } from "../../../components/money.tsx";
import { More } from "../../../components/more.tsx";
import { Read } from "../../../components/read.tsx";
import { type Column, Rows } from "../../../components/rows.tsx";
import { Screen } from "../../../components/screen.tsx";
import { State } from "../../../components/state.tsx";
import { useWords } from "../../../locales/words.ts";
import { Ending } from "./ending.tsx";
import { Exporting } from "./exporting.tsx";
import { Proposed } from "./proposed.tsx";
import { type PayoutState, payoutQueries } from "./queries.ts";
import "../../../components/entries.css";
import { inFours } from "../../../components/ibans.ts";

const states = ["created", "exported", "paid", "returned"] as const;

function payoutsQuery({ test, state }: AddressQuery): { isTest: boolean; state: PayoutState | "" } {
  return { isTest: test === "yes", state: states.find((one) => one === state) ?? "" };
}

export function Payouts() {
  const { operator, operating } = useWords();
  const { payouts: words } = operating;
  const [{ isTest, state }, ask] = useAddressQuery(payoutsQuery);
  return (
    <Screen title={operator.payouts.title} action={<Exporting isTest={isTest} />}>
      <div className="tools">
        <NativeSelect
          label={words.whose}
          value={isTest ? "yes" : ""}
          data={[
            { value: "", label: words.live },
            { value: "yes", label: words.test },
          ]}
          onChange={onValue((test) => ask({ test }))}
        />
      </div>
      <Proposed isTest={isTest} />
      <Card title={words.made}>
        <PayoutList state={state} ask={(state) => ask({ state })} />
      </Card>
    </Screen>
  );
}

function PayoutList({ state, ask }: { state: PayoutState | ""; ask: (state: string) => void }) {
  const { operator, operating, states: named } = useWords();
  const { payouts: words } = operating;
  const created = useInfiniteQuery(payoutQueries.list(state));
  const choices = states.map((value) => ({ value, label: named[value] }));
  return (
    <>
      <div className="tools">
        <NativeSelect
          label={operator.payouts.state}
          value={state}
          data={[{ value: "", label: words.anyState }, ...choices]}
          onChange={onValue(ask)}
        />
      </div>
      <Read of={created}>
        {({ pages }) => {
          const rows = pages.flat();
          if (rows.length === 0) return <p className="quiet">{operator.payouts.none}</p>;
          return <PayoutRows payouts={rows} />;
        }}
      </Read>
      <More of={created} />
    </>
  );
}

function PayoutRows({ payouts }: { payouts: readonly Payout[] }) {
  const { payouts: words } = useWords().operator;
  const columns: Column<Payout>[] = [
    {
      key: "to",
      title: words.to,
      show: ({ merchantId, bank }) => (
        <Link to={`/operator/merchants/${merchantId}`}>{inFours(bank.iban)}</Link>
      ),
    },
    { key: "created", title: words.created, show: ({ created }) => <Moment at={created} /> },
    { key: "state", title: words.state, show: ({ state }) => <State of={state} /> },
    {
      key: "amount",
      title: words.amount,
      isAmount: true,
      show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    { key: "acts", title: words.ending, show: (payout) => <Ending payout={payout} /> },
  ];
  return <Rows label={words.title} columns={columns} rows={payouts} />;
}
