/* Imported before modules that an older Node cannot load, so that the error names the version. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  throw new Error(`@frontdesk/rest needs Node.js 22.19 or newer, and this is ${process.version}`);
}
