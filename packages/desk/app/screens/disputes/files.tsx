import type { Dispute } from "@frontdesk/payments-client/types";
import { Button } from "@mantine/core";
import { type ChangeEvent, useState } from "react";
import { latestError } from "../../api/latest-error.ts";
import { useShop } from "../../api/shop.ts";
import { RefusalMessage } from "../../components/refusal.tsx";
import { useWords } from "../../locales/words.ts";
import { type FileFault, faultOf, fileTypes } from "./due.ts";
import { useDeleteFile, usePutFile } from "./queries.ts";

export function Files({ dispute }: { dispute: Dispute }) {
  const { disputes: words } = useWords();
  const shop = useShop();
  const { id, files = [] } = dispute;
  const putting = usePutFile(shop, id);
  const deleting = useDeleteFile(shop, id);
  const [fault, setFault] = useState<FileFault>();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (file === undefined) return;
    const wrong = faultOf(file, files.filter(({ name }) => name !== file.name).length);
    setFault(wrong);
    if (wrong !== undefined) return;
    // The file may have moved or changed since its choice.
    file.arrayBuffer().then(
      (content) => putting.mutate({ file, content: new Uint8Array(content) }),
      () => setFault("unread"),
    );
  };
  return (
    <div className="dispute-files">
      <label>
        <strong>{words.files}</strong>
        <span className="note">{words.filesHint}</span>
        <input type="file" accept={fileTypes.join(",")} onChange={choose} />
      </label>
      {putting.isPending && <p role="status">{words.uploading}</p>}
      {fault !== undefined && <p role="alert">{words.fileFaults[fault]}</p>}
      <RefusalMessage error={latestError(putting, deleting)} />
      <ul>
        {files.map(({ name }) => (
          <li key={name}>
            {name}
            <Button
              variant="default"
              size="xs"
              aria-label={words.remove({ name })}
              onClick={() => deleting.mutate(name)}
            >
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
