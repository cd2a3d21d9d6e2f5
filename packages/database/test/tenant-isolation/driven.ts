import { type Exceptions, judgeAll, type TenancyJudgement } from "./exceptions.ts";
import { recordStatements, type SentStatement } from "./record.ts";
import { type DescribedTenancy, readTenancy } from "./tenancy.ts";

interface DrivenTenancy {
  described: DescribedTenancy;
  excepted: Exceptions;
  frozen: readonly string[];
}

export async function judgeDriven(
  work: () => Promise<void>,
  { described, excepted, frozen }: DrivenTenancy,
): Promise<TenancyJudgement> {
  const sent: SentStatement[] = [];
  const stop = recordStatements((one) => sent.push(one));
  try {
    await work();
  } finally {
    stop();
  }
  return await judgeAll(sent, await readTenancy([described]), {
    excepted: [excepted],
    frozen,
    isWhole: false,
  });
}
