import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { OperatedPerson } from "../../../api/desk-operator.ts";
import { Card } from "../../../components/card.tsx";
import { FactList } from "../../../components/fact-list.tsx";
import { Moment } from "../../../components/moment.tsx";
import { Read } from "../../../components/read.tsx";
import { Screen } from "../../../components/screen.tsx";
import { useWords } from "../../../locales/words.ts";
import { AccountRows } from "../accounts/list.tsx";
import { Erasing } from "./erasing.tsx";
import { LosingFactor } from "./losing-factor.tsx";
import { personQueries } from "./queries.ts";
import { Shops } from "./shops.tsx";

export function Person() {
  const { persons: words } = useWords().operating;
  const { id = "" } = useParams({ strict: false });
  const person = useQuery(personQueries.one(id));
  const { data } = person;
  return (
    <Screen title={data === undefined ? words.title : calledAs(data, words.nobody)}>
      <p>
        <Link to="/operator/persons">{words.back}</Link>
      </p>
      <Read of={person}>
        {(person) =>
          person.erased === null ? (
            <>
              <Facts person={person} />
              <Card title={words.merchants}>
                <Shops personId={id} />
              </Card>
              <Card title={words.accounts}>
                <Accounts email={person.email} />
              </Card>
              {person.hasSecondFactor && <LosingFactor person={person} />}
              <Erasing person={person} />
            </>
          ) : (
            <p>
              {words.erased} <Moment at={person.erased} />
            </p>
          )
        }
      </Read>
    </Screen>
  );
}

function calledAs({ name, email, erased }: OperatedPerson, nobody: string): string {
  return erased === null ? (name ?? email) : nobody;
}

function Facts({ person }: { person: OperatedPerson }) {
  const { persons: words } = useWords().operating;
  const { email, emailVerified, created, lastSeen, hasSecondFactor, isOperator, id } = person;
  const label = (isSo: boolean) => (isSo ? words.yes : words.no);
  return (
    <Card title={words.facts}>
      <FactList
        of={[
          [words.email, email],
          [words.verified, label(emailVerified)],
          [words.secondFactor, label(hasSecondFactor)],
          [words.operator, label(isOperator)],
          [words.created, <Moment key="created" at={created} />],
          [words.lastSeen, lastSeen === null ? words.never : <Moment key="seen" at={lastSeen} />],
          [words.id, <code key="id">{id}</code>],
        ]}
      />
    </Card>
  );
}

function Accounts({ email }: { email: string }) {
  const { persons: words } = useWords().operating;
  return (
    <Read of={useQuery(personQueries.accounts(email))}>
      {(rows) =>
        rows.length === 0 ? <p className="quiet">{words.noAccounts}</p> : <AccountRows of={rows} />
      }
    </Read>
  );
}
