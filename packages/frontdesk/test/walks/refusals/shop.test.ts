import { describeRefusals } from "./refused.ts";
import { shopWays } from "./ways/shop.ts";

describeRefusals("shop", shopWays);
