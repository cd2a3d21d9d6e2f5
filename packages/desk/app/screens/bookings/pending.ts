/* Drawn over the query cache: a refusal leaves nothing behind, even if a refetch fails. */
import { useMutationState } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Workspace } from "../../api/desk.ts";
import { useWorkspace } from "../../api/workspace.ts";
import type { DrawnBlock } from "./calendar/pieces.ts";
import { type BlockMove, withMove } from "./moves.ts";

export const moveKey = ({ id }: Pick<Workspace, "id">) => [id, "agenda", "move"] as const;

export function usePending(): (blocks: readonly DrawnBlock[]) => readonly DrawnBlock[] {
  const pending = useMutationState({
    filters: { mutationKey: moveKey(useWorkspace()), status: "pending" },
    select: ({ state }) => state.variables as BlockMove,
  });
  return useCallback(
    (blocks) =>
      pending.reduce(
        (so, { block, target }) => withMove(so, { block, target: { ...target, isPending: true } }),
        blocks,
      ),
    [pending],
  );
}
