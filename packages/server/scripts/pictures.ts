import { readFileSync, writeFileSync } from "node:fs";

/** With --check it only names the stale files, and fails. */
export function keepPictures(folder: URL, pictures: Readonly<Record<string, string>>): void {
  const stale = Object.entries(pictures).filter(
    ([name, text]) => readOrNothing(new URL(name, folder)) !== text,
  );
  if (!process.argv.includes("--check")) {
    for (const [name, text] of stale) writeFileSync(new URL(name, folder), text);
  } else if (stale.length > 0) {
    const names = stale.map(([name]) => name).join(", ");
    const workspace = folder.pathname.split("/").slice(-3, -1).join("/");
    process.stderr.write(`stale: ${names}; run npm run generate -w ${workspace}\n`);
    process.exitCode = 1;
  }
}

function readOrNothing(file: URL): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
