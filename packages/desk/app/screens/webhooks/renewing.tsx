import { NativeSelect } from "@mantine/core";
import { type SubmitEvent, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { Dialog } from "../../components/dialog.tsx";
import { onValue } from "../../components/fields.tsx";
import { Saving } from "../../components/saving.tsx";
import { Secret } from "../../components/secret.tsx";
import { AwaitedSecret } from "../../components/unkept.tsx";
import { useWords } from "../../locales/words.ts";
import { useRenew } from "./queries.ts";

const hours = ["24", "168", "0"] as const;

/** The old secret stays valid for a grace period. */
export function Renewing({ id, onClose }: { id: string; onClose: () => void }) {
  const { webhooks: words } = useWords();
  const renew = useRenew(useShop(), id);
  const [overlap, setOverlap] = useState("24");
  if (renew.data !== undefined) {
    return (
      <Dialog title={words.renew} onClose={onClose}>
        <Secret label={words.secret} secret={renew.data} hint={words.onlyOnce} onCopied={onClose} />
      </Dialog>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    renew.mutate(Number(overlap));
  };
  return (
    <Dialog title={words.renew} onClose={onClose}>
      <form className="ask" onSubmit={submit}>
        <p>{words.renewSays}</p>
        <NativeSelect
          label={words.overlap}
          value={overlap}
          data={hours.map((value) => ({ value, label: words.overlaps[value] }))}
          onChange={onValue(setOverlap)}
        />
        <Saving state={renew} word={words.renew} />
        <AwaitedSecret isPending={renew.isPending} />
      </form>
    </Dialog>
  );
}
