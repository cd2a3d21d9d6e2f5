import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { once } from "node:events";

export interface Child {
  pid: number;
  ask<Answer>(question: object): Promise<Answer>;
  stop(): Promise<void>;
}

export interface Start {
  script: URL;
  environment: Record<string, string>;
  words?: string[];
  flags?: string[];
}

export async function startChild<Greeting>(
  start: Start,
): Promise<{ child: Child; greeting: Greeting }> {
  const process = forked(start);
  const greeting = await answerOf<Greeting>(process);
  const child: Child = {
    pid: process.pid!,
    ask: async <Answer>(question: object) => {
      const answer = answerOf<Answer>(process);
      process.send(question);
      return await answer;
    },
    stop: async () => {
      const gone = once(process, "exit");
      process.disconnect();
      await gone;
    },
  };
  return { child, greeting };
}

export async function runChild<Answer>(start: Start): Promise<Answer> {
  const process = forked(start);
  const gone = once(process, "exit");
  const answer = await answerOf<Answer>(process);
  await gone;
  return answer;
}

function forked({ script, environment, words = [], flags = [] }: Start): ChildProcess {
  const options: ForkOptions = {
    env: environment,
    execArgv: flags,
    serialization: "advanced",
    stdio: ["ignore", 2, 2, "ipc"],
  };
  return fork(script, words, options);
}

async function answerOf<Answer>(process: ChildProcess): Promise<Answer> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = once(process, "exit", { signal }).then(() => {
    throw new Error(`a process of the bench ended: ${process.spawnargs.at(-1)}`);
  });
  ended.catch(() => {});
  const answered = once(process, "message", { signal }) as Promise<[Answer]>;
  answered.catch(() => {});
  try {
    const [answer] = await Promise.race([answered, ended]);
    return answer;
  } finally {
    stopping.abort();
  }
}
