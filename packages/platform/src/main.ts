import { type Address, tryAddresses } from "@frontdesk/server/listen";
import { begin } from "@frontdesk/server/run";
import { keepCompiled } from "./compiled.ts";
import type { OwnSettings } from "./settings.ts";

export interface Program<Settings> {
  readSettings(): Settings;
  addressesOf(settings: Settings): Address[];
  /** Lazy, because a settings error should show sooner. */
  load(): Promise<(settings: Settings, flags: Flags) => Promise<void>>;
}

export interface Flags {
  /** Gives up a lost master key and everything sealed with it, if the start needs that. */
  withoutSealed?: boolean | undefined;
}

export async function main<Settings extends OwnSettings>(
  program: Program<Settings>,
): Promise<void> {
  await begin(async () => {
    const settings = program.readSettings();
    await tryAddresses(program.addressesOf(settings));
    keepCompiled(settings);
    const runAlone = await program.load();
    await runAlone(settings, { withoutSealed: process.argv.includes("--without-sealed") });
  });
}
