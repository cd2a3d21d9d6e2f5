/** What is published, and nothing else: these, and each module as code with its declarations. */
const documents = ["CHANGELOG.md", "LICENSE", "README.md", "package.json"];

const modules = [
  "answer",
  "bytes",
  "client",
  "error",
  "headers",
  "index",
  "method",
  "options",
  "platform",
  "query",
  "redirect",
  "request",
  "response",
  "result",
  "retry",
  "settings",
  "time",
  "transport",
  "transports/decode",
  "transports/exchange",
  "transports/fetch",
  "transports/mock",
  "transports/proxy",
  "transports/seat",
  "transports/socket",
  "transports/undici",
];

/** The exact list of the files of the package, sorted. */
export const contents: string[] = [
  ...documents,
  ...modules.flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
].sort();
