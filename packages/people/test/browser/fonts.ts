import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inflate } from "@sparticuz/chromium";

const archive = new URL("../bin/fonts.tar.br", import.meta.resolve("@sparticuz/chromium"));

/** A browser with the fonts of its package and one language draws alike on each machine. */
export async function drawingAlike(): Promise<Record<string, string>> {
  const fonts = await inflate(fileURLToPath(archive));
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-fonts-"));
  const file = join(folder, "fonts.conf");
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${fonts}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  ];
  writeFileSync(file, `${lines.join("\n")}\n`);
  return { FONTCONFIG_FILE: file, LANGUAGE: "en", LANG: "en_US.UTF-8" };
}
