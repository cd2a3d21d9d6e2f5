import type { WebhookEvent } from "@frontdesk/scheduling-client/types/webhooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWorkspace } from "../../../api/workspace.ts";
import { Detail } from "../../../components/detail.tsx";
import { useBack } from "../../../components/screen-link.tsx";
import { Secret } from "../../../components/secret.tsx";
import { AwaitedSecret } from "../../../components/unkept.tsx";
import { Unseen } from "../../../components/unseen.tsx";
import { useWords } from "../../../locales/words.ts";
import { HookForm } from "./form.tsx";
import { studioEvents } from "./hook.ts";
import { hooks, useEndHook, useMakeHook } from "./queries.ts";

const nothing = { name: "", url: "", events: studioEvents as readonly WebhookEvent[] };

export function NewHookSheet() {
  const { webhooks: words } = useWords();
  const back = useBack("webhooks");
  const workspace = useWorkspace();
  const make = useMakeHook(workspace);
  const remove = useEndHook(workspace);
  const { data: existing } = useQuery(hooks.list(workspace));
  const [sent, setSent] = useState("");
  if (make.data !== undefined) {
    return (
      <Detail title={words.makeOfStudio} onClose={back}>
        <Secret label={words.secret} secret={make.data} hint={words.onlyOnce} onCopied={back} />
      </Detail>
    );
  }
  const save = (hook: Parameters<typeof make.mutateAsync>[0]) => {
    setSent(hook.payload_url);
    return make.mutateAsync(hook);
  };
  return (
    <Detail title={words.makeOfStudio} onClose={back}>
      <HookForm initial={nothing} save={save} state={make} isNew />
      <AwaitedSecret isPending={make.isPending} />
      <Unseen
        list={existing}
        making={make}
        isOwn={(hook) => hook.payload_url === sent}
        nameOf={({ name }) => name}
        removing={remove}
        remove={(name) => words.endOf({ name })}
      />
    </Detail>
  );
}
