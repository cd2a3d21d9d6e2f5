import { describeRefusals } from "./describe-refusals.ts";
import { shopWays } from "./ways/shop.ts";

describeRefusals("shop", shopWays);
