import type { Description } from "./description.ts";
import type { Server } from "./server.ts";

export interface Elsewhere {
  describe(scope: Server): Promise<void>;
  addTo(description: Description, complete: (description: Description) => void): void;
}

interface Describing {
  swagger(): unknown;
}

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
