export function problemsOf(error: unknown): Record<string, string> {
  const { problems } = (error ?? {}) as { problems?: unknown };
  if (Array.isArray(problems)) {
    const all = problems as { field: string; message: string }[];
    return Object.fromEntries(all.map(({ field, message }) => [field, message]));
  }
  if (typeof problems !== "object" || problems === null) return {};
  const byField = Object.entries(problems as Record<string, string[]>);
  return Object.fromEntries(byField.map(([field, texts]) => [field, [texts].flat().join(", ")]));
}

export function isStale(error: unknown): boolean {
  return (error as { status?: unknown } | null)?.status === 412;
}
