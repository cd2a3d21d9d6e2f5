import { setImmediate as poll } from "node:timers/promises";
import fc from "fast-check";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { batched } from "./batcher.ts";
import { noteCommit, track, type WriteTracker } from "./commit-tracking.ts";
import type { Database } from "./database.ts";

interface Input {
  name: string;
  place?: number;
  kind?: string;
  subject?: string;
}

interface BatchCall {
  db: Database;
  names: string[];
  end(error?: Error): void;
}

const handle = (isTransaction = false) => ({ isTransaction }) as Database;

function watched(options: { maxConcurrency?: number } = {}) {
  const batchCalls: BatchCall[] = [];
  const open = new Set<BatchCall>();
  const ask = batched<Input, string>({
    ask: (db, inputs) => {
      const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
      const names = inputs.map(({ name }) => name);
      const one: BatchCall = {
        db,
        names,
        end: (error) => {
          open.delete(one);
          if (error === undefined) resolve(names.map((name) => `${name} is done`));
          else reject(error);
        },
      };
      batchCalls.push(one);
      open.add(one);
      return promise;
    },
    orderOf: ({ place = 1 }) => place,
    kindOf: ({ kind = "" }) => kind,
    subjectOf: ({ name, subject = name }) => subject,
    ...options,
  });
  const endAll = async (errorOf: (names: string[]) => Error | undefined = () => undefined) => {
    for (await poll(); open.size > 0; await poll()) {
      const [first] = open;
      first!.end(errorOf(first!.names));
    }
  };
  return {
    ask,
    asked: batchCalls,
    open,
    endAll,
    namesOf: () => batchCalls.map(({ names }) => names),
  };
}

const numbered = (count: number, more: Omit<Input, "name"> = {}): Input[] =>
  Array.from({ length: count }, (_, n) => ({ name: String(n), ...more }));

function expectRejected(code = "23514"): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError("refused", 0, "error"), { code });
}

describe("batch of one event loop turn", () => {
  it("becomes one statement with a result per caller", async () => {
    const { ask, endAll, namesOf } = watched();
    const db = handle();
    const asking = numbered(3).map((input) => ask(db, input));
    await endAll();
    expect(namesOf()).toEqual([["0", "1", "2"]]);
    expect(await Promise.all(asking)).toEqual(["0 is done", "1 is done", "2 is done"]);
  });

  it("becomes one statement per shard, kind and database", async () => {
    const { ask, asked, endAll, namesOf } = watched();
    const [one, other] = [handle(), handle()];
    const asking = [
      ask(one, { name: "a" }),
      ask(one, { name: "b", place: 2 }),
      ask(other, { name: "c" }),
      ask(one, { name: "d", kind: "another" }),
      ask(one, { name: "e" }),
    ];
    await endAll();
    await Promise.all(asking);
    expect(namesOf().toSorted()).toEqual([["a", "e"], ["b"], ["c"], ["d"]]);
    expect(asked.find(({ names }) => names[0] === "c")?.db).toBe(other);
  });

  it("has at most 64 inputs, in the order of arrival", async () => {
    const { ask, endAll, namesOf } = watched();
    const db = handle();
    const inputs = numbered(150);
    const asking = inputs.map((input) => ask(db, input));
    await endAll();
    await Promise.all(asking);
    expect(namesOf().map(({ length }) => length)).toEqual([64, 64, 22]);
    expect(namesOf().flat()).toEqual(inputs.map(({ name }) => name));
  });
});

describe("batched caller", () => {
  it("starts at once when alone", async () => {
    const { ask, asked } = watched();
    const asking = ask(handle(), { name: "alone" });
    await poll();
    expect(asked).toHaveLength(1);
    asked[0]!.end();
    expect(await asking).toBe("alone is done");
  });

  it("starts next to one statement, and waits with others after two", async () => {
    const { ask, open, asked, endAll, namesOf } = watched();
    const db = handle();
    const asking = [];
    for (const input of numbered(4)) {
      asking.push(ask(db, input));
      await poll();
    }
    expect(namesOf()).toEqual([["0"], ["1"]]);
    expect(open.size).toBe(2);
    asked[1]!.end();
    await poll();
    expect(namesOf()).toEqual([["0"], ["1"], ["2", "3"]]);
    await endAll();
    await Promise.all(asking);
  });

  it("waits for the previous statement when only one may run", async () => {
    const { ask, asked, endAll, namesOf } = watched({ maxConcurrency: 1 });
    const db = handle();
    const asking = [];
    for (const input of numbered(3)) {
      asking.push(ask(db, input));
      await poll();
    }
    expect(namesOf()).toEqual([["0"]]);
    asked[0]!.end();
    await endAll();
    expect(namesOf()).toEqual([["0"], ["1", "2"]]);
    await Promise.all(asking);
  });

  it("runs its own statement at once inside a transaction", async () => {
    const { ask, asked, namesOf } = watched();
    const db = handle(true);
    const asking = [ask(db, { name: "a" }), ask(db, { name: "b" }), ask(db, { name: "c" })];
    expect(namesOf()).toEqual([["a"], ["b"], ["c"]]);
    for (const each of asked) each.end();
    expect(await Promise.all(asking)).toEqual(["a is done", "b is done", "c is done"]);
  });
});

describe("batched inputs of one subject", () => {
  it("run in order, in separate statements", async () => {
    const { ask, open, endAll, namesOf } = watched();
    const db = handle();
    const inputs = [
      { name: "a", subject: "one" },
      { name: "b", subject: "one" },
      { name: "c", subject: "other" },
      { name: "d", subject: "one" },
    ];
    const asking = inputs.map((input) => ask(db, input));
    await poll();
    expect([namesOf(), open.size]).toEqual([[["a", "c"]], 1]);
    await endAll();
    await Promise.all(asking);
    expect(namesOf()).toEqual([["a", "c"], ["b"], ["d"]]);
  });

  it("keep their order across kinds", async () => {
    const { ask, endAll, namesOf } = watched();
    const db = handle();
    const asking = [
      ask(db, { name: "a", subject: "one" }),
      ask(db, { name: "b", subject: "two", kind: "later" }),
      ask(db, { name: "c", subject: "two" }),
    ];
    await endAll();
    await Promise.all(asking);
    expect(namesOf()).toEqual([["a"], ["b"], ["c"]]);
  });

  it("keep their order in any sequence of arrivals and failures, with two at once", async () => {
    const input = fc.record({ subject: fc.constantFrom("a", "b", "c"), kind: fc.nat(1) });
    const story = fc.array(fc.oneof(input, fc.constant("turn"), fc.nat(1)), { maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const { ask, open, asked, endAll } = watched();
        const db = handle();
        const inputs: Input[] = [];
        const asking: Promise<string>[] = [];
        const take = async (transition: (typeof steps)[number]): Promise<void> => {
          if (transition === "turn") return void (await poll());
          if (typeof transition === "number") return [...open][transition]?.end();
          if (typeof transition === "string") return;
          const { subject, kind } = transition;
          inputs.push({ name: String(inputs.length), subject, kind: String(kind) });
          asking.push(ask(db, inputs.at(-1)!));
        };
        for (const transition of steps) {
          await take(transition);
          expect(open.size).toBeLessThanOrEqual(2);
          const busy = [...open].flatMap(({ names }) => names.map((n) => inputs[+n]!.subject));
          expect(new Set(busy).size).toBe(busy.length);
        }
        await endAll();
        expect(await Promise.all(asking)).toEqual(inputs.map(({ name }) => `${name} is done`));
        for (const { names } of asked) {
          expect(new Set(names.map((name) => inputs[+name]!.kind)).size).toBe(1);
        }
        const order = asked.flatMap(({ names }) => names);
        expect(order).toHaveLength(inputs.length);
        for (const subject of ["a", "b", "c"]) {
          const own = inputs.filter((each) => each.subject === subject).map(({ name }) => name);
          expect(order.filter((name) => own.includes(name))).toEqual(own);
        }
      }),
    );
  });
});

describe("failed batch", () => {
  it("runs again per input, and only the faulty input fails", async () => {
    const { ask, endAll, namesOf } = watched();
    const db = handle();
    const asking = numbered(3).map((input) => ask(db, input));
    const settling = Promise.allSettled(asking);
    await endAll((names) => (names.includes("1") ? expectRejected() : undefined));
    expect(namesOf()).toEqual([["0", "1", "2"], ["0"], ["1"], ["2"]]);
    expect(await settling).toMatchObject([
      { value: "0 is done" },
      { reason: { code: "23514" } },
      { value: "2 is done" },
    ]);
  });

  it("fails for all inputs when the database may have executed it", async () => {
    for (const error of [new Error("the connection broke"), expectRejected("57P01")]) {
      const { ask, endAll, namesOf } = watched();
      const db = handle();
      const settling = Promise.allSettled(numbered(3).map((input) => ask(db, input)));
      await endAll(() => error);
      expect(namesOf()).toEqual([["0", "1", "2"]]);
      expect(await settling).toEqual(
        numbered(3).map(() => ({ status: "rejected", reason: error })),
      );
    }
  });

  it("lets later inputs of the same subject run", async () => {
    const { ask, endAll } = watched();
    const db = handle();
    const first = ask(db, { name: "a", subject: "one" });
    const settling = Promise.allSettled([first, ask(db, { name: "b", subject: "one" })]);
    await endAll((names) => (names.includes("a") ? expectRejected() : undefined));
    expect(await settling).toMatchObject([{ status: "rejected" }, { value: "b is done" }]);
  });
});

describe("commit tracking of a batch", () => {
  const trackers = (count: number): WriteTracker[] =>
    Array.from({ length: count }, () => ({ mayHaveCommitted: false, isRepeatable: false }));

  it.each([
    ["what their statement wrote", true],
    ["nothing where it only read", false],
  ])("records %s", async (_what, writes) => {
    const ask = batched<Input, string>({
      ask: async (_db, inputs) => {
        if (writes) noteCommit();
        return inputs.map(({ name }) => name);
      },
      orderOf: () => 1,
    });
    const db = handle();
    const own = trackers(3);
    await Promise.all(numbered(3).map((input, n) => track(own[n]!, () => ask(db, input))));
    expect(own.map(({ mayHaveCommitted }) => mayHaveCommitted)).toEqual([writes, writes, writes]);
  });

  it("records each input's own write after separate runs", async () => {
    const ask = batched<Input, string>({
      ask: async (_db, inputs) => {
        if (inputs.length > 1 || inputs[0]!.name === "1") throw expectRejected();
        noteCommit();
        return [inputs[0]!.name];
      },
      orderOf: () => 1,
    });
    const db = handle();
    const own = trackers(2);
    const asking = numbered(2).map((input, n) => track(own[n]!, () => ask(db, input)));
    await Promise.allSettled(asking);
    expect(own.map(({ mayHaveCommitted }) => mayHaveCommitted)).toEqual([true, false]);
  });
});
