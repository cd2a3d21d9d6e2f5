import { unitsOf } from "@frontdesk/server/text/length";
import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { FormEvent } from "react";
import type { OperatedMerchant, OwnerAssignment } from "../../api/operators.ts";
import { problemsOf } from "../../api/problems.ts";
import { Card } from "../../components/card.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue } from "../../components/fields.tsx";
import { Moment } from "../../components/moment.tsx";
import { Read } from "../../components/read.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { NamedOwner } from "./owner-assignment.tsx";
import { decisions, operated, useDecision } from "./queries.ts";
import "../../components/entries.css";

export function MerchantOwners({ merchant }: { merchant: OperatedMerchant }) {
  const { merchants: words } = useWords();
  const { owners, test } = merchant;
  return (
    <Card title={words.owners}>
      {owners.length === 0 && <p>{test ? words.nobodyOwnsTest : words.nobodyOwns}</p>}
      {owners.length > 0 && (
        <ul className="entries" aria-label={words.owners}>
          {owners.map(({ id, name, email }) => (
            <li key={id}>
              <Link className="entry" to={`/operator/persons/${id}`}>
                <span className="entry-words">
                  <span className="entry-name">{name ?? email}</span>
                  {name !== null && <span className="entry-note">{email}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!test && <Named merchant={merchant} />}
    </Card>
  );
}

function Named({ merchant: { id, owners } }: { merchant: OperatedMerchant }) {
  const { merchants: words } = useWords();
  return (
    <Read of={useQuery(operated.namings(id))}>
      {(assignments) => {
        const open = assignments.find(({ ended }) => ended === null);
        const ended = assignments.filter((assignment) => assignment !== open);
        return (
          <>
            {open !== undefined && <NamedOwner assignment={open} />}
            {open === undefined && owners.length === 0 && <NameOwner id={id} />}
            {ended.length > 0 && (
              <ul className="entries" aria-label={words.namedBefore}>
                {ended.map((assignment) => (
                  <Ended assignment={assignment} key={assignment.id} />
                ))}
              </ul>
            )}
          </>
        );
      }}
    </Read>
  );
}

function Ended({ assignment: { person, state, ended, created } }: { assignment: OwnerAssignment }) {
  const { merchants: words } = useWords();
  return (
    <li className="entry">
      <span className="entry-words">
        <span className="entry-name">{person?.email ?? words.erased}</span>
        <span className="entry-note">
          <Moment at={ended ?? created} />
        </span>
      </span>
      <span className="entry-end">{words.namingStates[state]}</span>
    </li>
  );
}

function NameOwner({ id }: { id: string }) {
  const { merchants: words } = useWords();
  const [{ email }, set, saves] = useKept({ email: "" });
  const name = useDecision("operator.nameOwner", decisions.nameOwner);
  const { email: problem } = problemsOf(name.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saves(name.mutateAsync({ id, email: email.trim() }));
  };
  return (
    <form data-draft className="fields" onSubmit={submit}>
      <TextInput
        label={words.ownerMail}
        description={words.ownerHint}
        inputMode="email"
        required
        maxLength={unitsOf(254)}
        autoComplete="off"
        value={email}
        error={problem}
        onChange={onValue((email) => set({ email }))}
      />
      <RefusalMessage error={name.error} />
      <div className="acts">
        <Button
          type="submit"
          variant="default"
          loading={name.isPending}
          disabled={email.trim() === ""}
        >
          {words.nameOwner}
        </Button>
      </div>
    </form>
  );
}
