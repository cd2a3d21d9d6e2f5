import { Button } from "@mantine/core";
import { wallTimeOf } from "../../../components/days.ts";
import { useNow } from "../../../components/now.ts";
import { useWords } from "../../../locales/words.ts";
import { type Shape, turned } from "./view.ts";

export interface TurningProps {
  shape: Shape;
  date: string;
  ask(changes: { date: string | undefined }): void;
}

export function Turning({ shape, date, ask }: TurningProps) {
  const { bookings: words } = useWords();
  const today = wallTimeOf(useNow()).date;
  const goTo = (day: string) => ask({ date: day === today ? undefined : day });
  return (
    <Button.Group>
      <Button
        variant="default"
        aria-label={words.before}
        onClick={() => goTo(turned(shape, date, -1))}
      >
        ‹
      </Button>
      <Button variant="default" onClick={() => goTo(today)}>
        {words.today}
      </Button>
      <Button
        variant="default"
        aria-label={words.after}
        onClick={() => goTo(turned(shape, date, 1))}
      >
        ›
      </Button>
    </Button.Group>
  );
}
