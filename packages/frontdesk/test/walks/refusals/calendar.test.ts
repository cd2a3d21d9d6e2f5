import { describeRefusals } from "./describe-refusals.ts";
import { calendarWays } from "./ways/calendar.ts";

describeRefusals("calendar", calendarWays);
