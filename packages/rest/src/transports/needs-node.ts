/*
 * The first import of what runs on Node: it is evaluated before modules that an older Node cannot
 * evaluate, so that the error names the version and not the first thing that is missing.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  throw new Error(`@frontdesk/rest needs Node.js 22.19 or newer, and this is ${process.version}`);
}
