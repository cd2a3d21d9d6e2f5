/* Platforms list some zones under an old name, and accept the new one too. */
const present: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

export function presentName(zone: string): string {
  const name = present[zone];
  return name !== undefined && isZone(name) ? name : zone;
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

export function listZoneNames(): string[] {
  const names = Intl.supportedValuesOf("timeZone").map(presentName);
  return [...new Set(["UTC", ...names])].sort();
}
