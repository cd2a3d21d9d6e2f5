#!/usr/bin/env node
// Old versions of Node.js must parse this to report themselves: JavaScript, by its package.json
// CommonJS.
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
