import { amountExample } from "@frontdesk/server/read-amount";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useShop } from "../../api/shop.ts";
import { DayFilter } from "../../components/day-filter.tsx";
import { faultOfDays } from "../../components/range.ts";
import { withUnread } from "../../components/unread-values.ts";
import { useLocale, useWords } from "../../locales/words.ts";
import { cardSchemes, type PaymentFilter, states, unreadIn } from "./filter.ts";

interface FiltersProps {
  query: PaymentFilter;
  onChange(changes: Record<string, string | undefined>): void;
}

const days = ["from", "to"] as const;
const texts = ["min", "max", "last4"] as const;
const modes = {
  min: "decimal",
  max: "decimal",
  last4: "numeric",
} as const;

export function Filters({ query, onChange }: FiltersProps) {
  const { payments: words, parts } = useWords();
  const count = Object.keys(query).length;
  const { currency } = useShop().merchant;
  const money = { currency, locale: useLocale() };
  const unread: readonly string[] = unreadIn(query, money);
  const label = (name: (typeof texts)[number]) => {
    if (!unread.includes(name)) return undefined;
    return name === "last4"
      ? words.fourDigits
      : parts.amountNeeded({ example: amountExample(money) });
  };
  const fault = faultOfDays(query);
  const { unread: lost = {} } = query;
  const any = { value: "", label: words.any };
  return (
    <details className="payments-filters" open={count > 0 || isWide()}>
      <summary>{count === 0 ? words.filters : `${words.filters} (${count})`}</summary>
      <div className="payments-fields">
        {days.map((name) => (
          <DayFilter
            key={name}
            label={words[name]}
            value={query[name]}
            ask={(day) => onChange({ [name]: day })}
            error={lost[name] ? parts.dayNeeded : name === "to" && fault ? parts[fault] : undefined}
          />
        ))}
        {texts.map((name) => (
          <TextInput
            key={`${name} ${query[name] ?? ""}`}
            label={words[name]}
            inputMode={modes[name]}
            error={label(name)}
            defaultValue={query[name] ?? ""}
            onBlur={({ currentTarget: { value } }) => onChange({ [name]: value || undefined })}
            onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
          />
        ))}
        <NativeSelect
          label={words.state}
          data={withUnread(
            [any, ...states.map((value) => ({ value, label: words.states[value] }))],
            lost.state,
          )}
          value={query.state ?? lost.state ?? ""}
          error={lost.state && parts.notInList}
          onChange={({ currentTarget: { value } }) => onChange({ state: value || undefined })}
        />
        <NativeSelect
          label={words.scheme}
          data={withUnread(
            [any, ...cardSchemes.map((value) => ({ value, label: words.schemes[value] }))],
            lost.scheme,
          )}
          value={query.scheme ?? lost.scheme ?? ""}
          error={lost.scheme && parts.notInList}
          onChange={({ currentTarget: { value } }) => onChange({ scheme: value || undefined })}
        />
        {count > 0 && (
          <Button variant="default" onClick={() => onChange(nothing)}>
            {words.clear}
          </Button>
        )}
      </div>
    </details>
  );
}

const nothing = Object.fromEntries(
  [...days, ...texts, "state", "scheme"].map((name) => [name, undefined]),
);

function isWide(): boolean {
  return matchMedia("(min-width: 48em)").matches;
}
