import type { Scope } from "@frontdesk/scheduling-client/types/own";
import { unitsOf } from "@frontdesk/server/text/length";
import { NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { problemsOf } from "../../api/problems.ts";
import { Detail } from "../../components/detail.tsx";
import { useKept } from "../../components/draft/use-kept.ts";
import { onValue } from "../../components/fields.tsx";
import { Saving } from "../../components/saving.tsx";
import { useBack } from "../../components/screen-link.tsx";
import { Secret } from "../../components/secret.tsx";
import { AwaitedSecret } from "../../components/unkept.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useWords } from "../../locales/words.ts";
import { developers, useEndToken, useNewToken } from "./queries.ts";
import { ScopeChoice } from "./scope-choice.tsx";

const nothing = { name: "", good: "90", scopes: [] as Scope[] };

const days = ["30", "90", "365", "never"] as const;

export function NewTokenSheet() {
  const { developers: words } = useWords();
  const back = useBack("developers");
  const make = useNewToken();
  const end = useEndToken();
  const { data: existing } = useQuery(developers.tokens);
  const [{ name, good, scopes }, set, saves] = useKept(nothing);
  const [current, setCurrent] = useState("");
  const problems = problemsOf(make.error);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = good === "never" ? null : Number(good);
    saves(make.mutateAsync({ name, scopes, days, current }));
  };
  if (make.data !== undefined) {
    const { token } = make.data;
    return (
      <Detail title={words.newToken} onClose={back}>
        <Secret label={words.newToken} secret={token} hint={words.onlyOnce} onCopied={back} />
      </Detail>
    );
  }
  return (
    <Detail title={words.makeToken} onClose={back}>
      <form data-draft className="fields" onSubmit={submit}>
        <TextInput
          label={words.tokenName}
          value={name}
          required
          maxLength={unitsOf(60)}
          error={problems.name}
          onChange={onValue((name) => set({ name }))}
        />
        <NativeSelect
          label={words.goodFor}
          value={good}
          data={days.map((value) => ({ value, label: words.days[value] }))}
          onChange={onValue((good) => set({ good }))}
        />
        <ScopeChoice
          chosen={scopes}
          onChange={(scopes) => set({ scopes })}
          error={problems.scopes}
        />
        <TextInput
          type="password"
          autoComplete="current-password"
          label={words.password}
          value={current}
          required
          error={problems.current}
          onChange={onValue(setCurrent)}
        />
        <Saving
          state={make}
          isSame={name === "" || scopes.length === 0 || current === ""}
          word={words.makeToken}
        />
        <AwaitedSecret isPending={make.isPending} />
        <Unseen
          list={existing}
          making={make}
          nameOf={({ name }) => name}
          removing={end}
          remove={(name) => words.revokeOf({ name })}
        />
      </form>
    </Detail>
  );
}
