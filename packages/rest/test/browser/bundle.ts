import { rolldown } from "rolldown";

export async function bundleForBrowser(entry: URL, minify = false): Promise<string> {
  const bundle = await rolldown({
    input: entry.pathname,
    platform: "browser",
    resolve: { conditionNames: ["browser", "import", "default"] },
    onLog: (_level, log) => {
      throw new Error(log.message);
    },
  });
  const { output } = await bundle.generate({ format: "esm", minify });
  await bundle.close();
  if (output.length !== 1) throw new Error("a browser was to load one file");
  return output[0].code;
}
