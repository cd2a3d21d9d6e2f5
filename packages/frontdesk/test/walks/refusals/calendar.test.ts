import { describeRefusals } from "./refused.ts";
import { calendarWays } from "./ways/calendar.ts";

describeRefusals("calendar", calendarWays);
