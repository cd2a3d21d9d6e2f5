/*
 * Behaviours of all transports with the capabilities. A page runs them, so there is no Node code.
 */
import { answers } from "./behaviours/answers.ts";
import { failures } from "./behaviours/failures.ts";
import { parts } from "./behaviours/parts.ts";
import { redirects } from "./behaviours/redirects.ts";
import { repeats } from "./behaviours/repeats.ts";
import { requests } from "./behaviours/requests.ts";
import type { Behaviour, Capability } from "./behaviours/trial.ts";

export const behaviours: Behaviour[] = [
  ...requests,
  ...answers,
  ...parts,
  ...failures,
  ...redirects,
  ...repeats,
];

const onNode: Capability[] = ["wire", "redirects", "cookies", "repeatedHeaders", "anyHeader"];

const onFetch: Capability[] = ["wire", "redirects", "cookies", "anyHeader", "compression"];

export const capabilities = {
  undici: [
    ...onNode,
    "bodyWithGet",
    "compression",
    "strictCompression",
    "ownEncoding",
    "zstd",
    "connections",
  ],
  "fetch in Node": onFetch,
  "fetch in Bun": [...onFetch, "zstd", "strictCompression", "connections"],
  "fetch in Deno": [...onFetch, "strictCompression"],
  "fetch in a browser": ["wire", "compression", "zstd"],
  mock: ["redirects", "cookies", "repeatedHeaders", "bodyWithGet", "anyHeader", "ownEncoding"],
} satisfies Record<string, Capability[]>;

export type Runtime = keyof typeof capabilities;

export function behavioursOf(transport: Runtime): Behaviour[] {
  const able: readonly Capability[] = capabilities[transport];
  return behaviours.filter(({ needs }) => needs.every((need) => able.includes(need)));
}

export const impossible = {
  Bun: [
    "decompresses one layer after the other",
    "gives what could be decompressed of a body that is cut short",
  ],
  Deno: [
    "decompresses deflate",
    "decompresses deflate-raw",
    "decompresses one layer after the other",
  ],
} satisfies Record<string, readonly string[]>;
