import { describeRefusals } from "./describe-refusals.ts";
import { operatorWays } from "./ways/operator.ts";

describeRefusals("operator", operatorWays);
