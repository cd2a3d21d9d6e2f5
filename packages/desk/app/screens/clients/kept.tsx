import { SchedulingError } from "@frontdesk/scheduling-client/errors";
import { Button } from "@mantine/core";
import { useState } from "react";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";
import { useWorkspace } from "../../api/workspace.ts";
import { Download } from "../../components/download.tsx";
import { Sure } from "../../components/sure.tsx";
import { useWords } from "../../locales/words.ts";
import { useErasing } from "./queries.ts";

interface OfClient {
  id: number;
  name: string;
}

export function KeptOfClient({ id, name }: OfClient) {
  const { clients: words } = useWords();
  const workspace = useWorkspace();
  const [isRequested, setRequested] = useState(false);
  if (workspace.account?.isAdministrator !== true) return null;
  return (
    <section className="entries">
      <h2>{words.kept}</h2>
      <div className="ask-buttons">
        <Download
          label={words.export}
          name={`client-${id}.json`}
          type="application/json"
          read={() => readKept(workspace, id)}
        />
        <Button variant="outline" color="wrong" onClick={() => setRequested(true)}>
          {words.erase}
        </Button>
      </div>
      {isRequested && <EraseClient id={id} name={name} onClose={() => setRequested(false)} />}
    </section>
  );
}

async function readKept(workspace: StudioWorkspace, id: number): Promise<string> {
  const content = await studioOf(workspace).clients.export(id);
  // JSON of another sender, such as a network's sign-in.
  if (content.client?.id !== id)
    throw new SchedulingError("The answer is no file", { status: 200 });
  return JSON.stringify(content, null, 2);
}

function EraseClient({ id, name, onClose }: OfClient & { onClose: () => void }) {
  const { clients: words } = useWords();
  const erase = useErasing(useWorkspace());
  return (
    <Sure
      title={words.eraseTitle({ name })}
      act={words.erase}
      onAct={() => erase.mutate(id, { onSuccess: onClose })}
      state={erase}
      onClose={onClose}
    >
      <p>{words.eraseWhat}</p>
    </Sure>
  );
}
