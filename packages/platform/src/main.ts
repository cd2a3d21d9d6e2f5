import { type Address, tryAddresses } from "@frontdesk/server/listen";
import { begin } from "@frontdesk/server/run";
import { keepCompiled } from "./compiled.ts";
import type { OwnSettings } from "./settings.ts";

export interface Program<Settings> {
  readSettings(): Settings;
  addressesOf(settings: Settings): Address[];
  /** Loads what runs the service; that takes longer than finding out that it cannot run. */
  load(): Promise<(settings: Settings, flags: Flags) => Promise<void>>;
}

export interface Flags {
  /** Gives up a master key that is lost, with what it sealed, if the start needs that. */
  withoutSealed?: boolean | undefined;
}

/** The process of one service. */
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
