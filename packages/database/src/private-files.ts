/* Overrides PostgreSQL's modes and the umask. */
import { NodeFS } from "@electric-sql/pglite/nodefs";

const kinds = 0o170_000;
const folders = 0o040_000;
const privately = (mode: number) => (mode & kinds) | ((mode & kinds) === folders ? 0o700 : 0o600);

type Init = NodeFS["init"];

export class PrivateFiles extends NodeFS {
  override async init(...[pglite, input]: Parameters<Init>): ReturnType<Init> {
    const close = (module: { NODEFS: NodeOperations }) => closing(module.NODEFS);
    const preRun = [...((input.preRun ?? []) as object[]), close];
    return await super.init(pglite, { ...input, preRun } as typeof input);
  }
}

interface NodeOperations {
  node_ops: {
    mknod(...[parent, name, mode, device]: [object, string, number, number]): object;
    setattr(node: { mode: number }, attributes: { mode?: number | undefined }): void;
  };
}

function closing({ node_ops: operations }: NodeOperations): void {
  const { mknod, setattr } = operations;
  operations.mknod = (...[parent, name, mode, device]) =>
    mknod(parent, name, privately(mode), device);
  operations.setattr = (node, attributes) => {
    const { mode } = attributes;
    setattr(node, mode === undefined ? attributes : { ...attributes, mode: privately(mode) });
  };
}
