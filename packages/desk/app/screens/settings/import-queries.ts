import type { Import, ImportRow, NewImport } from "@frontdesk/scheduling-client/types/imports";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { readAll } from "../../api/read-all.ts";
import { type StudioWorkspace, studioOf } from "../../api/studio.ts";

export type ImportColumns = NonNullable<NewImport["columns"]>;

const key = ({ id }: StudioWorkspace, ...rest: unknown[]) => [id, "imports", ...rest];

const mostProblems = 200;

export const importQueries = {
  latest: (workspace: StudioWorkspace) =>
    queryOptions({
      queryKey: key(workspace),
      queryFn: async ({ signal }) =>
        (await readAll(studioOf(workspace).imports.list({ signal }))).at(-1) ?? null,
    }),

  /** Rows to correct first, as they come in the file. */
  problems: (workspace: StudioWorkspace, { id, state, counts }: Import) =>
    queryOptions({
      queryKey: key(workspace, id, "problems", state, counts),
      queryFn: async ({ signal }) => {
        const states = ["error", "warning", "same", "kept"] as const;
        const filter = { state: [...states] };
        const rows = studioOf(workspace).imports.rows(id, { signal, filter });
        const all = await readAll(rows, mostProblems);
        const order = ({ state }: ImportRow) => (states as readonly string[]).indexOf(state);
        return all.toSorted((one, other) => order(one) - order(other));
      },
    }),
};

interface ChosenFile {
  content: Uint8Array;
  columns?: ImportColumns;
}

/** A repeated dry run replaces the one before. */
export function useNewImport(workspace: StudioWorkspace) {
  const existing = useQueryClient();
  return useAction(["settings.checkFile", "footer"], {
    mutationFn: ({ content, columns }: ChosenFile) =>
      studioOf(workspace).imports.create({
        kind: "clients",
        file: base64Of(content),
        ...(columns && { columns }),
      }),
    onSettled: () => existing.invalidateQueries({ queryKey: key(workspace) }),
  });
}

/** `String.fromCharCode` takes a limited number of arguments. */
const portion = 8_192;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += portion) {
    text += String.fromCharCode(...bytes.subarray(from, from + portion));
  }
  return btoa(text);
}

export function useImportSteps(workspace: StudioWorkspace, id: number) {
  const existing = useQueryClient();
  const { imports } = studioOf(workspace);
  const onSettled = async () => {
    const nouns = ["imports", "clients", "audit"];
    await Promise.all(
      nouns.map((noun) => existing.invalidateQueries({ queryKey: [workspace.id, noun] })),
    );
  };
  return {
    apply: useAction(["settings.applyImport", "footer"], {
      mutationFn: async () => {
        while ((await imports.apply(id)).state === "applying");
      },
      onSettled,
    }),
    undo: useAction(["settings.undoImport", "footer"], {
      mutationFn: async () => {
        while ((await imports.undo(id)).state === "undoing");
      },
      onSettled,
    }),
  };
}
