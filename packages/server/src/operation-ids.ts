interface NamedOperation {
  responses: Record<string, { content?: Record<string, object> } | { $ref: string }>;
}

const verbs: Readonly<Record<string, string>> = {
  post: "create",
  put: "update",
  delete: "delete",
};

/** `createMerchantWebhook` for `POST /merchants/{merchantId}/webhooks`. */
export function operationIdOf(
  operation: NamedOperation,
  at: { method: string; path: string },
): string {
  const { method, path } = at;
  const parts = path
    .replace(/^\/(v1\/(\{account\}\/)?|\w+(?=\/operator\/))/, "")
    .replace(/(\w+)\/archived$/, "archived-$1")
    .split("/");
  const last = parts.findLastIndex((part) => isNoun(part));
  const verb = verbs[method] ?? (isList(operation) ? "list" : "get");
  const nouns = parts.flatMap((part, at) => {
    if (!isNoun(part)) return [];
    const isPlural = at === last && at === parts.length - 1 && verb !== "create";
    return capitalised(isPlural ? part : singular(part));
  });
  return `${verb}${nouns.join("")}`;
}

const isNoun = (part: string) => part !== "" && !part.startsWith("{");

function isList({ responses }: NamedOperation): boolean {
  const bodies = Object.values(responses).flatMap((answer) =>
    "content" in answer ? Object.values(answer.content ?? {}) : [],
  );
  return bodies.some((body: { schema?: { type?: string } }) => body.schema?.type === "array");
}

function capitalised(noun: string): string {
  return noun
    .split(/[-_.]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

function singular(noun: string): string {
  return noun
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/([^s])s$/, "$1");
}
