import type { OwnApplication } from "@frontdesk/scheduling-client/types/own";
import { Button } from "@mantine/core";
import { useState } from "react";
import { RotationRefusal } from "../../components/rotation-refusal.tsx";
import { Secret } from "../../components/secret.tsx";
import { AwaitedSecret } from "../../components/unkept.tsx";
import { useWords } from "../../locales/words.ts";
import { useNewSecret } from "./queries.ts";

export function Credentials({ application }: { application: OwnApplication }) {
  const { developers: words } = useWords();
  const { client_id: clientId, confidential, requests_per_window: requests } = application;
  return (
    <section className="group">
      <dl className="facts">
        <dt>{words.clientId}</dt>
        <dd>
          <code>{clientId}</code>
        </dd>
        <dt>{confidential ? words.confidential : words.public}</dt>
        <dd>{words.requests({ count: requests })}</dd>
        <dt>{words.authorizeAt}</dt>
        <dd>
          <code>{application.authorize_url}</code>
        </dd>
        <dt>{words.tokensAt}</dt>
        <dd>
          <code>{application.token_url}</code>
        </dd>
      </dl>
      {confidential && <Renewal id={application.id} />}
    </section>
  );
}

function Renewal({ id }: { id: number }) {
  const { developers: words } = useWords();
  const [isRequested, setRequested] = useState(false);
  const renew = useNewSecret(id);
  if (renew.data !== undefined) {
    const { client_secret: secret } = renew.data;
    return (
      <Secret
        hint={words.onlyOnce}
        label={words.secret}
        secret={secret}
        onCopied={() => renew.reset()}
      />
    );
  }
  return (
    <div className="wrong-outline">
      {isRequested && <p>{words.renewHint}</p>}
      <Button
        variant={isRequested ? "outline" : "default"}
        {...(isRequested && { color: "wrong" })}
        loading={renew.isPending}
        onClick={() => (isRequested ? renew.mutate(undefined) : setRequested(true))}
      >
        {words.renew}
      </Button>
      <RotationRefusal error={renew.error} />
      <AwaitedSecret isPending={renew.isPending} />
    </div>
  );
}
