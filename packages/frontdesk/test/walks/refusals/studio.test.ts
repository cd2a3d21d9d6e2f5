import { describeRefusals } from "./refused.ts";
import { studioWays } from "./ways/studio.ts";

describeRefusals("studio", studioWays);
