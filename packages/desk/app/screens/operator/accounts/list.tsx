import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { OperatedAccount } from "../../../api/operators.ts";
import { useFilter } from "../../../components/look-up.tsx";
import { Moment } from "../../../components/moment.tsx";
import { type Column, Rows } from "../../../components/rows.tsx";
import { State } from "../../../components/state.tsx";
import { useWords } from "../../../locales/words.ts";
import { LookedUp } from "../looked-up.tsx";
import { accountQueries } from "./queries.ts";
import { WaitingAccounts } from "./waiting.tsx";

export function Accounts() {
  const { accounts: words } = useWords().operating;
  const [q, seek] = useFilter();
  const match = useQuery(accountQueries.found(q));
  return (
    <LookedUp words={words} q={q} seek={seek} lookup={match} above={<WaitingAccounts />}>
      {(rows) => <AccountRows of={rows} />}
    </LookedUp>
  );
}

export function AccountRows({ of }: { of: readonly OperatedAccount[] }) {
  const { accounts: words } = useWords().operating;
  const columns: Column<OperatedAccount>[] = [
    {
      key: "name",
      title: words.name,
      show: ({ id, name }) => <Link to={`/operator/accounts/${id}`}>{name}</Link>,
    },
    { key: "state", title: words.state, show: (account) => <AccountState of={account} /> },
    { key: "owner", title: words.owner, show: ({ owner }) => owner.email },
    { key: "created", title: words.created, show: ({ created_at: at }) => <Moment at={at} /> },
  ];
  return <Rows label={words.title} columns={columns} rows={of} />;
}

export function AccountState({ of }: { of: OperatedAccount }) {
  return <State of={of.suspended ? "suspended" : "active"} />;
}
