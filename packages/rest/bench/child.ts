import { fork } from "node:child_process";
import { once } from "node:events";

export interface Child {
  ask<Answer>(question: object): Promise<Answer>;
  stop(): void;
}

export async function startChild<Greeting>(
  script: URL,
  words: string[] = [],
): Promise<{ child: Child; greeting: Greeting }> {
  const forked = fork(script, words, { serialization: "advanced" });
  const gone = once(forked, "exit").then(([code]) => {
    throw new Error(`${script.pathname} ${words.join(" ")} ended with ${code}`);
  });
  gone.catch(() => {});
  const answer = async () => (await Promise.race([once(forked, "message"), gone]))[0];
  const greeting = await answer();
  const child: Child = {
    ask: (question) => {
      const answered = answer();
      forked.send(question);
      return answered;
    },
    stop: () => forked.disconnect(),
  };
  return { child, greeting };
}

export async function startServer(): Promise<{ server: Child; origin: string }> {
  const { child, greeting } = await startChild<{ port: number }>(
    new URL("./server.ts", import.meta.url),
  );
  return { server: child, origin: `http://127.0.0.1:${greeting.port}` };
}
