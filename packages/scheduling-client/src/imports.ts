import { path } from "@frontdesk/rest/api/path";
import type { PostOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { collectionOf, type Noun } from "./collection.ts";
import type { List, ListOptions } from "./list.ts";
import type { Import, ImportRow, ImportRowFilter, NewImport } from "./types/imports.ts";

type Imports = Noun<Import, NewImport, never, Record<never, never>, Import>;

/** Files of clients, for administrators. */
export function importsOf(api: Api, root: string) {
  const at = `${root}/imports`;
  const { list, get, create } = collectionOf<Imports>(api, at);
  return {
    list,
    get,
    /** A dry run: the file in base64. It changes no client. */
    create,
    rows: (id: number, options?: ListOptions<ImportRowFilter>): List<ImportRow> =>
      api.list(at + path`/${id}/rows`, options),
    /** Creates the clients. Repeat it while the state is `applying`. */
    apply: async (id: number, options?: PostOptions): Promise<Import> =>
      api.post(at + path`/${id}/apply`, undefined, options),
    /** Deletes unchanged clients of the import. Repeat it while the state is `undoing`. */
    undo: async (id: number, options?: PostOptions): Promise<Import> =>
      api.post(at + path`/${id}/undo`, undefined, options),
  };
}
