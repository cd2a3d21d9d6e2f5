/* The first import on Node. It runs before modules that an older Node cannot load. So the error
   names the version, not the first missing feature. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  throw new Error(`@frontdesk/rest needs Node.js 22.19 or newer, and this is ${process.version}`);
}
