import { Link } from "@tanstack/react-router";
import type { OperatedMerchant } from "../../api/operators.ts";
import { Money } from "../../components/money.tsx";
import { type Column, Rows } from "../../components/rows.tsx";
import { State } from "../../components/state.tsx";
import { useWords } from "../../locales/words.ts";
import "./operator.css";

export function MerchantRows({ merchants }: { merchants: readonly OperatedMerchant[] }) {
  const { operator, merchants: words } = useWords();
  const columns: Column<OperatedMerchant>[] = [
    {
      key: "name",
      title: words.name,
      show: (merchant) => <Link to={`/operator/merchants/${merchant.id}`}>{nameOf(merchant)}</Link>,
    },
    { key: "state", title: words.state, show: ({ state }) => <State of={state} /> },
    { key: "owner", title: words.owner, show: (merchant) => <OwnersOf merchant={merchant} /> },
    {
      key: "volume",
      title: words.volume({ days: 30 }),
      isAmount: true,
      show: ({ volume, currency }) => (
        <>
          <span className="operator-label">{words.volume({ days: volume.days })}</span>
          <Money amount={volume.captured} currency={currency} />
        </>
      ),
    },
    {
      key: "balance",
      title: words.balance,
      isAmount: true,
      show: ({ balance, currency }) => (
        <>
          <span className="operator-label">{words.balance}</span>
          <Money amount={balance} currency={currency} />
        </>
      ),
    },
  ];
  return (
    <div className="operator-merchants">
      <Rows label={operator.merchants.title} columns={columns} rows={merchants} />
    </div>
  );
}

function OwnersOf({ merchant: { owners } }: { merchant: OperatedMerchant }) {
  const { merchants: words } = useWords();
  const [first, ...others] = owners;
  if (first === undefined) return <span className="quiet">{words.noOwner}</span>;
  const { name, email } = first;
  return (
    <>
      {name ?? email}
      {others.length > 0 && <span>{` ${words.andOwners({ count: others.length })}`}</span>}
      {name !== null && <span className="operator-note">{email}</span>}
    </>
  );
}

export function nameOf({ name, descriptor }: Pick<OperatedMerchant, "name" | "descriptor">) {
  return name ?? descriptor;
}
