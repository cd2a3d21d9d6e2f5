/* A secret is shown once. If its response is lost, the list has an entry with a secret that no one
   has. The form then offers its removal. */
import { Button } from "@mantine/core";
import { useState } from "react";
import { useWords } from "../locales/words.ts";
import { RefusalMessage } from "./refusal.tsx";
import type { SavingState } from "./saving.tsx";
import { isUnknown } from "./why-not.ts";

type Id = number | string;

interface Making extends SavingState {
  reset: () => void;
}

interface Removing<Id> {
  error: unknown;
  mutate: (id: Id, options: { onSuccess: () => void }) => void;
}

interface UnseenProps<One extends { id: Id }> {
  /** Undefined until the first answer. */
  list: readonly One[] | undefined;
  making: Making;
  /** False for entries of other people. */
  isOwn?: (one: One) => boolean;
  nameOf: (one: One) => string;
  removing: Removing<One["id"]>;
  /** The label of the button. */
  remove: (name: string) => string;
}

export function Unseen<One extends { id: Id }>(props: UnseenProps<One>) {
  const { list, making, isOwn = () => true, nameOf, removing, remove } = props;
  const { parts } = useWords();
  const [before, setBefore] = useState(list);
  if (before === undefined && list !== undefined) setBefore(list);
  const [isLost, setLost] = useState(false);
  const isUnanswered = making.error !== null && isUnknown(making.error);
  if (isUnanswered && !isLost) setLost(true);
  if (!isLost || list === undefined) return <RefusalMessage error={removing.error} />;
  const earlier = new Set(before?.map(({ id }) => id));
  const unseen = list.filter((one) => !earlier.has(one.id) && isOwn(one));
  return (
    <>
      {unseen.map((one) => (
        <div key={one.id} className="failed" role="alert">
          <p>{parts.unseenSecret({ name: nameOf(one) })}</p>
          <Button
            variant="outline"
            color="wrong"
            onClick={() => removing.mutate(one.id, { onSuccess: making.reset })}
          >
            {remove(nameOf(one))}
          </Button>
        </div>
      ))}
      <RefusalMessage error={removing.error} />
    </>
  );
}
