import { describeRefusals } from "./refused.ts";
import { developersWays } from "./ways/developers.ts";

describeRefusals("developers", developersWays);
