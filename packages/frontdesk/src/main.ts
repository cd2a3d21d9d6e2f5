#!/usr/bin/env node
// Versions of Node.js that cannot run the rest must be able to read this file. It is JavaScript,
// and the package.json beside it says CommonJS, for which they take a file of any ending.
const needed = 26;

if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(
    `Frontdesk needs Node.js ${needed} or newer, and this is ${process.version}.\n` +
      "npm has the right one: after `npm ci`, run `npm start`, or `npx frontdesk` for a command.\n",
  );
  process.exitCode = 1;
} else {
  void import("./command/run.ts");
}
