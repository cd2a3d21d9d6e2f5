import "../texts.ts";
import { renderToString } from "preact-render-to-string";
import type { Beginning, BookingContent } from "../../../src/appointments/pages/content.ts";
import { BookingPage } from "../booking-page.tsx";

export function draw(content: BookingContent, beginning?: Beginning): string {
  return renderToString(<BookingPage content={content} beginning={beginning} />);
}
