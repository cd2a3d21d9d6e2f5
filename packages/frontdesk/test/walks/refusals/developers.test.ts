import { describeRefusals } from "./describe-refusals.ts";
import { developersWays } from "./ways/developers.ts";

describeRefusals("developers", developersWays);
