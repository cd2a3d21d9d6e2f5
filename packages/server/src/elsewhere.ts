// Routes of a service that have an address of their own, and are described with all the others.
import type { Description } from "./description.ts";
import type { Server } from "./server.ts";

export interface Elsewhere {
  /** Collects the description of every route that is registered in a scope from now on. */
  describe(scope: Server): Promise<void>;
  /** Adds what was collected to a description, has it completed, and names the address. */
  addTo(description: Description, complete: (description: Description) => void): void;
}

/** What a scope that describes itself is given. */
interface Describing {
  swagger(): unknown;
}

/** Those at `url`; `collect` makes a scope one that describes itself. */
export function elsewhereAt(
  url: string,
  collect: (scope: Server) => PromiseLike<unknown>,
): Elsewhere {
  let described: Describing | undefined;
  return {
    describe: async (scope) => {
      await collect(scope);
      described = scope as unknown as Describing;
    },
    addTo: (description, complete) => {
      const own = description.paths ?? {};
      const others = (described?.swagger() as Description | undefined)?.paths ?? {};
      description.paths = { ...own, ...others };
      complete(description);
      for (const operations of Object.values(others)) {
        Object.assign(operations, { servers: [{ url }] });
      }
    },
  };
}
