import { listZoneNames, presentName } from "@frontdesk/server/zones";
import { NativeSelect } from "@mantine/core";
import { useWords } from "../locales/words.ts";
import { onValue } from "./fields.tsx";

interface ZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
  error?: string | undefined;
}

export function ZoneField({ value, onChange, error }: ZoneFieldProps) {
  const { resources: words } = useWords();
  const zoneNames = listZoneNames();
  const chosen = presentName(value);
  const zones = zoneNames.includes(chosen) ? zoneNames : [chosen, ...zoneNames];
  return (
    <NativeSelect
      label={words.zone}
      data={zones}
      value={chosen}
      error={error}
      onChange={onValue(onChange)}
    />
  );
}
