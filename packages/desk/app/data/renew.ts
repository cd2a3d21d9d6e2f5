/*
 * A page that stays open over an upgrade asks for files that have other names since, and reading
 * them again cannot help: the page is loaded anew.
 */

interface Surroundings {
  storage: Pick<Storage, "getItem" | "setItem">;
  /** What the page was begun by: another name after an upgrade. */
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

/** Whether a file of the application could not be had; browsers say so in words only. */
export function isOfLostFile(error: unknown): boolean {
  return error instanceof Error && lost.some((words) => error.message.startsWith(words));
}

/** Loads the page anew at its address, unless what it was begun by was so already. */
export function renewOnce({ storage, script, reload }: Surroundings): void {
  if (storage.getItem(remembered) === script) return;
  storage.setItem(remembered, script);
  reload();
}

/** That of this page. */
export function renewThis(): void {
  const script = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  renewOnce({ storage: sessionStorage, script, reload: () => location.reload() });
}
