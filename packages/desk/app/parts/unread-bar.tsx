// Says that reads of the screen failed unseen, and reads them again.
import { Button } from "@mantine/core";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useWords } from "../words/words.ts";

/** Names no part: a screen reads names and choices that it does not show as such. */
export function UnreadBar({ reads }: { reads: readonly Query[] }) {
  const { refusals } = useWords();
  const queries = useQueryClient();
  const again = () => {
    for (const { queryKey } of reads) void queries.refetchQueries({ queryKey, exact: true });
  };
  return (
    <div className="undo-bar">
      <span className="undo-said" role="status">
        {refusals.unread}
      </span>
      <Button variant="subtle" onClick={again}>
        {refusals.readAgain}
      </Button>
    </div>
  );
}
