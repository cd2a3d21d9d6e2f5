import type { OpenAppointment } from "../../../src/appointments/pages/shapes.ts";
import { usePage } from "../flow/content.ts";
import { Fact } from "./facts.tsx";

export function Answers({ appointment }: { appointment: OpenAppointment }) {
  const { words, content } = usePage();
  const { service, answers } = appointment;
  const list = new Intl.ListFormat(content.locale, { type: "unit", style: "short" });
  const write = (answer: OpenAppointment["answers"][string] | undefined): string => {
    if (typeof answer === "boolean") return answer ? words.yes : "";
    if (Array.isArray(answer)) return list.format(answer);
    return typeof answer === "number"
      ? new Intl.NumberFormat(content.locale).format(answer)
      : (answer ?? "");
  };
  const texts = service.questions.map(({ id, label }) => ({ id, label, text: write(answers[id]) }));
  return (
    <>
      {texts
        .filter(({ text }) => text !== "")
        .map(({ id, label, text }) => (
          <Fact key={id} name={label}>
            <span class="lines">{text}</span>
          </Fact>
        ))}
    </>
  );
}
