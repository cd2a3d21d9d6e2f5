import { describeRefusals } from "./refused.ts";
import { operatorWays } from "./ways/operator.ts";

describeRefusals("operator", operatorWays);
