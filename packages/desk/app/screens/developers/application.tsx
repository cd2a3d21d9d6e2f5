import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { Detail } from "../../components/detail.tsx";
import { Failed } from "../../components/failed.tsx";
import { Loading } from "../../components/loading.tsx";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useBack } from "../../components/screen-link.tsx";
import { Secret } from "../../components/secret.tsx";
import { ThingState } from "../../components/thing-state.tsx";
import { AwaitedSecret } from "../../components/unkept.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useWords } from "../../locales/words.ts";
import { Credentials } from "./credentials.tsx";
import { ApplicationForm, emptyApplication } from "./form.tsx";
import { Holders } from "./holders.tsx";
import { developers, useApplicationChange, useDeletion, useRegister } from "./queries.ts";

export function ApplicationSheet() {
  const { id = "" } = useParams({ strict: false });
  const { developers: words } = useWords();
  const back = useBack("developers");
  const number = Number(id);
  const one = useQuery(developers.application(number));
  const { data, error, refetch } = one;
  const change = useApplicationChange(number);
  if (data === undefined) {
    return (
      <Detail title={words.applications} onClose={back}>
        {error === null ? <Loading /> : <Failed error={error} again={() => void refetch()} />}
      </Detail>
    );
  }
  const input = {
    name: data.name,
    redirects: data.redirect_urls.join("\n"),
    isConfidential: data.confidential,
    mayUsePasswords: data.may_use_passwords,
    scopes: data.scopes,
    seconds: data.access_seconds,
  };
  return (
    <Detail title={data.name} onClose={back}>
      <ThingState of={one} isArchived={false} />
      <Credentials application={data} />
      <Holders id={number} />
      <ApplicationForm
        key={number}
        initial={input}
        isNew={false}
        save={(changes) => change.mutateAsync({ changes, seen: data })}
        state={change}
      />
      <Deletion id={number} onDone={back} />
    </Detail>
  );
}

function Deletion({ id, onDone }: { id: number; onDone: () => void }) {
  const { developers: words } = useWords();
  const [isRequested, setRequested] = useState(false);
  const remove = useDeletion();
  return (
    <section className="wrong-outline">
      {!isRequested && (
        <Button variant="outline" color="wrong" onClick={() => setRequested(true)}>
          {words.deleteIt}
        </Button>
      )}
      {isRequested && (
        <>
          <p>{words.deleteHint}</p>
          <Button
            variant="outline"
            color="wrong"
            loading={remove.isPending}
            onClick={() => remove.mutate(id, { onSuccess: onDone })}
          >
            {words.deleteForGood}
          </Button>
        </>
      )}
      <RefusalMessage error={remove.error} />
    </section>
  );
}

export function NewApplicationSheet() {
  const { developers: words } = useWords();
  const back = useBack("developers");
  const register = useRegister();
  const removal = useDeletion();
  const { data: existing } = useQuery(developers.applications);
  const { data } = register;
  return (
    <Detail title={words.register} onClose={back}>
      {data === undefined && (
        <>
          <ApplicationForm
            initial={emptyApplication}
            isNew
            save={register.mutateAsync}
            state={register}
          />
          <AwaitedSecret isPending={register.isPending} />
          <Unseen
            list={existing}
            making={register}
            nameOf={({ name }) => name}
            removing={removal}
            remove={(name) => words.deleteOf({ name })}
          />
        </>
      )}
      {data !== undefined && (
        <>
          <dl className="facts">
            <dt>{words.clientId}</dt>
            <dd>{data.client_id}</dd>
          </dl>
          {data.client_secret !== null && (
            <Secret
              hint={words.onlyOnce}
              label={words.secret}
              secret={data.client_secret}
              onCopied={back}
            />
          )}
          {data.client_secret === null && <Button onClick={back}>{words.applications}</Button>}
        </>
      )}
    </Detail>
  );
}
