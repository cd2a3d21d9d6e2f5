/* An upgrade renames files: a page left open reloads. */

interface Surroundings {
  storage: Pick<Storage, "getItem" | "setItem">;
  script: string;
  reload: () => void;
}

const remembered = "frontdesk-renewed";

const lost = [
  "Unable to preload CSS",
  "Failed to fetch dynamically imported module",
  "error loading dynamically imported module",
  "Importing a module script failed",
];

/** Browsers report a failed import only in the message. */
export function isOfLostFile(error: unknown): boolean {
  return error instanceof Error && lost.some((words) => error.message.startsWith(words));
}

export function renewOnce({ storage, script, reload }: Surroundings): void {
  if (storage.getItem(remembered) === script) return;
  storage.setItem(remembered, script);
  reload();
}

export function renewThis(): void {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  renewOnce({ storage: sessionStorage, script, reload: () => location.reload() });
}
