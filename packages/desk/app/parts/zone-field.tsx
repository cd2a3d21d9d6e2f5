import { NativeSelect } from "@mantine/core";
import { useWords } from "../words/words.ts";
import { onValue } from "./fields.tsx";

interface ZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
  error?: string | undefined;
}

/** A zone by its name in the IANA database, which is what browsers know. */
export function ZoneField({ value, onChange, error }: ZoneFieldProps) {
  const { resources: words } = useWords();
  const known = Intl.supportedValuesOf("timeZone");
  const zones = known.includes(value) ? known : [value, ...known];
  return (
    <NativeSelect
      label={words.zone}
      data={zones}
      value={value}
      error={error}
      onChange={onValue(onChange)}
    />
  );
}
