import { globSync, readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export async function untouchedBy(folder: URL, work: () => Promise<void>): Promise<string[]> {
  const root = fileURLToPath(folder);
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  try {
    await work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const touched = new Set(
      result.flatMap(({ url, functions }) =>
        functions
          .filter(({ ranges }) => ranges[0]!.count > 0)
          .map(({ functionName }) => `${url.replace(/^file:\/\//, "")} ${functionName}`),
      ),
    );
    return globSync("**/*store.ts", { cwd: root })
      .flatMap((file) => offeredBy(join(root, file)).map((name) => ({ file, name })))
      .filter(({ file, name }) => !touched.has(`${join(root, file)} ${name}`))
      .map(({ file, name }) => `${file} ${name}`)
      .sort();
  } finally {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
}

function offeredBy(path: string): string[] {
  const offered = readFileSync(path, "utf8").matchAll(/^export async function (\w+)/gm);
  return [...offered].map(([, name = ""]) => name);
}
