import type { Words } from "../en.ts";

export const stepUpDe: Words["stepUp"] = {
  title: "Bist du es?",
  why: "Dafür braucht es einen Code deines zweiten Faktors, gerade eben gezeigt.",
  code: "Code deines zweiten Faktors oder ein Ersatzcode",
  prove: "Weiter",
  neededTitle: "Zweiten Faktor einrichten",
  needed: "Dafür braucht es einen Code aus einer App auf deinem Telefon. Richte ihn jetzt ein.",
  password: "Aktuelles Passwort",
  next: "Weiter",
  scan: "Scanne dieses Bild mit deiner Authenticator-App.",
  picture: "QR-Code des Schlüssels",
  orType: "Oder gib dort diesen Schlüssel ein:",
  openApp: "App auf diesem Gerät öffnen",
  firstCode: "Code, den die App jetzt zeigt",
  turnOn: "Einschalten",
  keepCodes:
    "Jeder Ersatzcode gilt einmal, ohne die App. Sie werden nur jetzt gezeigt: bewahre sie auf.",
  kept: "Ich habe sie aufbewahrt, weiter",
};
