import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { OperatedAccount } from "../../../api/operators.ts";
import { Card } from "../../../components/card.tsx";
import { FactList } from "../../../components/fact-list.tsx";
import { Moment } from "../../../components/moment.tsx";
import { Read } from "../../../components/read.tsx";
import { RefusalMessage } from "../../../components/refusal.tsx";
import { Screen } from "../../../components/screen.tsx";
import { useWords } from "../../../locales/words.ts";
import { AccountState } from "./list.tsx";
import { accountQueries, useApproveAccount, useSuspendAccount } from "./queries.ts";
import "../../../components/entries.css";

export function Account() {
  const { accounts: words } = useWords().operating;
  const { id = "" } = useParams({ strict: false });
  const account = useQuery(accountQueries.one(Number(id)));
  return (
    <Screen title={account.data?.name ?? words.title}>
      <p>
        <Link to="/operator/accounts">{words.back}</Link>
      </p>
      <Read of={account}>
        {(account) =>
          account === null ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <>
              <Facts account={account} />
              <Approval account={account} />
              <Suspension account={account} />
            </>
          )
        }
      </Read>
    </Screen>
  );
}

function Facts({ account }: { account: OperatedAccount }) {
  const { accounts: words } = useWords().operating;
  const { id, subdomain, timezone, owner, created_at: at } = account;
  const { name, email } = owner;
  const ownerLink = (
    <Link key="owner" to="/operator/persons" search={{ q: email }}>
      {name === "" ? email : `${name}, ${email}`}
    </Link>
  );
  return (
    <Card title={words.facts}>
      <FactList
        of={[
          [words.state, <AccountState key="state" of={account} />],
          [words.owner, ownerLink],
          [words.url, subdomain],
          [words.zone, timezone],
          [words.created, <Moment key="created" at={at} />],
          [words.number, String(id)],
        ]}
      />
    </Card>
  );
}

function Approval({ account: { id, approved, trusted, owner } }: { account: OperatedAccount }) {
  const { accounts: words } = useWords().operating;
  const decide = useApproveAccount(id);
  const danger = approved ? dangerous : {};
  return (
    <Card title={words.approval}>
      <p>{trusted ? words.trusted : words.plain}</p>
      {!owner.verified && <p>{words.unverified}</p>}
      <RefusalMessage error={decide.error} />
      <div className="acts">
        <Button loading={decide.isPending} onClick={() => decide.mutate(!approved)} {...danger}>
          {approved ? words.disapprove : words.approve}
        </Button>
      </div>
    </Card>
  );
}

function Suspension({ account: { id, suspended } }: { account: OperatedAccount }) {
  const { accounts: words } = useWords().operating;
  const round = useSuspendAccount(id);
  const danger = suspended ? ({ variant: "default" } as const) : dangerous;
  return (
    <Card title={words.suspension}>
      <p>{suspended ? words.isSuspended : words.suspending}</p>
      <RefusalMessage error={round.error} />
      <div className="acts">
        <Button loading={round.isPending} onClick={() => round.mutate(!suspended)} {...danger}>
          {suspended ? words.resume : words.suspend}
        </Button>
      </div>
    </Card>
  );
}

const dangerous = { variant: "outline", color: "wrong" } as const;
