/** Paths of the published manifest lead to the build. It has no build scripts. */
export function publishedManifest(text: string): string {
  const built = text.replaceAll(/"\.\/src\/([^"]*)\.ts"/g, '"./dist/$1.js"');
  const { scripts, devDependencies, ...manifest } = JSON.parse(built);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
