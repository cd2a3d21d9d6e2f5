/** The package.json that is published: its paths lead to what was built, and it builds nothing. */
export function publishedManifest(text: string): string {
  const built = text.replaceAll(/"\.\/src\/([^"]*)\.ts"/g, '"./dist/$1.js"');
  const { scripts, devDependencies, ...manifest } = JSON.parse(built);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
