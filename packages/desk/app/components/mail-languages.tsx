import { NativeSelect } from "@mantine/core";
import { useLocale, useWords } from "../locales/words.ts";
import { onValue } from "./fields.tsx";

export const mailLanguages = [
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "fi",
  "fr",
  "hr",
  "hu",
  "is",
  "it",
  "lt",
  "lv",
  "nb",
  "nl",
  "pl",
  "pt",
  "ro",
  "sk",
  "sl",
  "sv",
  "uk",
] as const;

interface ClientLanguageProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

export function ClientLanguage({ value, error, onChange }: ClientLanguageProps) {
  const { clients: words } = useWords();
  const nameOf = useLanguageName();
  const isListed = value === "" || mailLanguages.some((one) => one === value);
  return (
    <NativeSelect
      label={words.language}
      description={words.languageHint}
      value={value}
      error={error}
      data={[
        { value: "", label: words.noLanguage },
        ...[...mailLanguages, ...(isListed ? [] : [value])]
          .map((tag) => ({ value: tag, label: nameOf(tag) }))
          .toSorted((one, other) => one.label.localeCompare(other.label)),
      ]}
      onChange={onValue(onChange)}
    />
  );
}

/** An unknown tag stays. */
export function useLanguageName(): (tag: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: "language" });
  return (tag) => {
    try {
      return names.of(tag) ?? tag;
    } catch {
      return tag;
    }
  };
}
