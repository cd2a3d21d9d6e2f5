/** Without UUIDs: they may contain any digits. */
export function wordsOf(text: string): string[] {
  const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
  return text.replace(uuid, "").match(/\b\w+\b/g) ?? [];
}
