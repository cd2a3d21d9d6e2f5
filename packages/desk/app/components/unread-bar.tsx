import { Button, CloseButton } from "@mantine/core";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../locales/words.ts";

/** A screen may not show the names it reads. */
export function UnreadBar({ reads }: { reads: readonly Query[] }) {
  const { parts, refusals } = useWords();
  const [seen, see] = useState<readonly Query[]>();
  const queries = useQueryClient();
  const again = () => {
    for (const { queryKey } of reads) void queries.refetchQueries({ queryKey, exact: true });
  };
  if (seen === reads) return null;
  return (
    <div className="undo-bar">
      <span className="undo-said" role="status">
        {refusals.unread}
      </span>
      <Button variant="subtle" onClick={again}>
        {refusals.readAgain}
      </Button>
      <CloseButton aria-label={parts.close} onClick={() => see(reads)} />
    </div>
  );
}
