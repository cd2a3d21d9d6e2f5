import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import { Button, NativeSelect } from "@mantine/core";
import { useWords } from "../../../locales/words.ts";
import type { BookingLabels } from "../labels.ts";
import { Turning } from "./turning.tsx";
import { bys, type CalendarView, shapes } from "./view.ts";

export interface ToolsProps {
  view: CalendarView;
  date: string;
  pages: number;
  resources: readonly ListedResource[];
  ask(changes: Record<string, string | undefined>): void;
}

export function periodOf(
  { shape }: CalendarView,
  days: readonly string[],
  bookingLabels: BookingLabels,
): string {
  const [first = "", last = first] = [days[0], days.at(-1)];
  if (shape === "day") return bookingLabels.fullDay(first);
  return shape === "week" ? bookingLabels.days(first, last) : bookingLabels.month(first);
}

export function Tools({
  view,
  date,
  pages,
  resources,
  ask,
  period,
}: ToolsProps & { period: string }) {
  const { bookings: words } = useWords();
  const { shape } = view;
  // Only a day has columns of people.
  const offered = shape === "day" ? bys : (["people", "days"] as const);
  return (
    <div className="cal-tools">
      <Turning shape={shape} date={date} ask={ask} />
      <h2 className="cal-period" aria-live="polite">
        {period}
      </h2>
      <Choice
        label={words.calendar}
        options={shapes.map((one) => [one, words.shapes[one]])}
        chosen={shape}
        choose={(one) => ask({ view: one === "day" ? undefined : one, page: undefined })}
      />
      <Choice
        label={words.by}
        className="cal-bys"
        options={offered.map((one) => [one, words.bys[one]])}
        chosen={offered.find((one) => one === view.by) ?? "people"}
        choose={(one) => ask({ by: one === "people" ? undefined : one })}
      />
      <Only view={view} resources={resources} ask={ask} />
      {pages > 1 && <Pages page={view.page} pages={pages} ask={ask} />}
    </div>
  );
}

interface ChoiceProps<One extends string> {
  label: string;
  className?: string;
  options: readonly (readonly [One, string])[];
  chosen: One;
  choose(one: One): void;
}

function Choice<One extends string>(props: ChoiceProps<One>) {
  const { label, className = "", options, chosen, choose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn as a form's
    <div className={`cal-choice ${className}`} role="group" aria-label={label}>
      {options.map(([one, text]) => (
        <button key={one} type="button" aria-pressed={one === chosen} onClick={() => choose(one)}>
          {text}
        </button>
      ))}
    </div>
  );
}

function Only({ view, resources, ask }: Pick<ToolsProps, "view" | "resources" | "ask">) {
  const { bookings: words } = useWords();
  const types = new Map(resources.map(({ resource_type: type }) => [type.id, type.name]));
  const chosen = view.resource ? `r${view.resource}` : view.type ? `t${view.type}` : "";
  const choose = (value: string) =>
    ask({
      resource: value.startsWith("r") ? value.slice(1) : undefined,
      type: value.startsWith("t") ? value.slice(1) : undefined,
      page: undefined,
    });
  return (
    <NativeSelect
      aria-label={words.only}
      value={chosen}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{words.everything}</option>
      {[...types].map(([id, name]) => (
        <optgroup key={id} label={name}>
          <option value={`t${id}`}>{name}</option>
          {resources
            .filter(({ resource_type: type }) => type.id === id)
            .map((one) => (
              <option key={one.id} value={`r${one.id}`}>
                {one.name}
              </option>
            ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}

function Pages({ page, pages, ask }: { page: number; pages: number; ask: ToolsProps["ask"] }) {
  const { bookings: words } = useWords();
  const goTo = (next: number) => ask({ page: next === 0 ? undefined : String(next + 1) });
  const at = Math.min(page, pages - 1);
  return (
    <Button.Group>
      <Button
        variant="default"
        aria-label={words.pageOf({ page: at, pages })}
        disabled={at === 0}
        onClick={() => goTo(at - 1)}
      >
        ‹
      </Button>
      <Button.GroupSection variant="default">
        {words.pageOf({ page: at + 1, pages })}
      </Button.GroupSection>
      <Button
        variant="default"
        aria-label={words.pageOf({ page: at + 2, pages })}
        disabled={at + 1 === pages}
        onClick={() => goTo(at + 1)}
      >
        ›
      </Button>
    </Button.Group>
  );
}
