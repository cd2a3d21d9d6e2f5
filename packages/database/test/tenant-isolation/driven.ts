import { type Exceptions, type Judged, judgeAll } from "./exceptions.ts";
import { recordStatements, type Sent } from "./record.ts";
import { type Described, readTenancy } from "./tenancy.ts";

interface Driven {
  described: Described;
  excepted: Exceptions;
  frozen: readonly string[];
}

/** Judges the statements sent by stores during the work. */
export async function conditionsOf(
  work: () => Promise<void>,
  { described, excepted, frozen }: Driven,
): Promise<Judged> {
  const sent: Sent[] = [];
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
