import type { WebhookEvent } from "@frontdesk/scheduling-client/types/webhooks";
import { useWorkspace } from "../../../api/workspace.ts";
import { Detail } from "../../../components/detail.tsx";
import { useBack } from "../../../components/screen-link.tsx";
import { Secret } from "../../../components/secret.tsx";
import { useWords } from "../../../locales/words.ts";
import { HookForm } from "./form.tsx";
import { studioEvents } from "./hook.ts";
import { useMakeHook } from "./queries.ts";

const nothing = { name: "", url: "", events: studioEvents as readonly WebhookEvent[] };

export function NewHookSheet() {
  const { webhooks: words } = useWords();
  const back = useBack("webhooks");
  const make = useMakeHook(useWorkspace());
  if (make.data !== undefined) {
    return (
      <Detail title={words.makeOfStudio} onClose={back}>
        <Secret label={words.secret} secret={make.data} hint={words.onlyOnce} onCopied={back} />
      </Detail>
    );
  }
  return (
    <Detail title={words.makeOfStudio} onClose={back}>
      <HookForm initial={nothing} save={(hook) => make.mutateAsync(hook)} state={make} isNew />
    </Detail>
  );
}
