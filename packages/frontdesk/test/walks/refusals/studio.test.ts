import { describeRefusals } from "./describe-refusals.ts";
import { studioWays } from "./ways/studio.ts";

describeRefusals("studio", studioWays);
