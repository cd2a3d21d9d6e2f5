import { renderToString } from "preact-render-to-string";
import type { BookingContent } from "../../../src/appointments/pages/content.ts";
import { BookingPage } from "../booking-page.tsx";

/** The page as it is before its script has come. */
export function draw(content: BookingContent): string {
  return renderToString(<BookingPage content={content} />);
}
