import type { Words } from "../en.ts";

export const appsDe: Words["apps"] = {
  what: "Programme handeln mit ihren Schlüsseln für deinen Laden: eine Kasse, ein Webshop.",
  none: "Kein Programm hat einen Schlüssel. Mach einen für das, das für dich handeln soll.",
  make: "Schlüssel machen",
  app: "Programm",
  key: "Schlüssel",
  nameless: "ohne Namen",
  noKey: "keiner",
  name: "Wofür ist er?",
  nameHint: "Etwa der Name des Programms. Daran erkennst du die Schlüssel.",
  madeTitle: "Dein neuer Schlüssel",
  madeWhat: "Er wird nur dieses eine Mal gezeigt. Bewahre ihn auf, wo nur das Programm liest.",
  copy: "Kopieren",
  copied: "Kopiert.",
  keptIt: "Ich habe ihn",
  actions: "Aktionen",
  end: "Zugang beenden",
  endOf: (name) => `Zugang von ${name} beenden`,
  endTitle: (name) => `Den Zugang von ${name} beenden?`,
  endWhat: "Danach bewirken seine Schlüssel hier nichts mehr. Was es getan hat, bleibt.",
};
