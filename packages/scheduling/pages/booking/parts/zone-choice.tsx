import { formatMessage } from "@frontdesk/server/locales/message";
import { useEffect, useState } from "preact/hooks";
import { usePage } from "../flow/content.ts";
import { locationOf, writeZone } from "../flow/write.ts";
import { zonesBeside } from "../flow/zone.ts";

export function useZoneLabel(): string {
  const { words } = usePage();
  return formatMessage(words.yourZone, { zone: "" }).replace(/[\s:]+$/u, "");
}

export function ZoneChoice({ theirs }: { theirs: string }) {
  const { content, timezone, chooseZone } = usePage();
  const { locale } = content;
  const [others, setOthers] = useState<readonly string[]>([]);
  // Hundreds of zone names are slow to format; times show first.
  useEffect(() => {
    const timer = setTimeout(() => setOthers(zonesBeside([])), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="zone-choice">
      <label for="zone">{useZoneLabel()}</label>
      <select
        id="zone"
        value={timezone}
        onChange={({ currentTarget }) => chooseZone(currentTarget.value)}
      >
        {optionsOf([timezone, theirs, ...others], locale).map(([zone, name]) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

const names = new Map<string, string>();

/** Place first, so that typing a town finds it: `Oslo – Central European Time`. */
function optionsOf(zones: readonly string[], locale: string): [zone: string, name: string][] {
  const named = [...new Set(zones)].map((zone): [string, string] => {
    const name = names.get(zone) ?? nameOf(zone, locale);
    names.set(zone, name);
    return [zone, name];
  });
  return named.sort(([, one], [, other]) => one.localeCompare(other, locale));
}

function nameOf(timeZone: string, locale: string): string {
  const location = locationOf(timeZone);
  const name = writeZone({ locale, timeZone });
  const own = name.endsWith(` (${location})`) ? name.slice(0, -location.length - 3) : name;
  return own === location ? location : `${location} – ${own}`;
}
