/*
 * A connection as this project uses it: declared statements go by their name, an answer is waited
 * for only so long, and what was written for good is noted.
 */
import pg from "pg";
import { isPanic, isUncertain, markTrouble, noteCommit, stepOf } from "./deeds.ts";
import { nameOf, stalePlan } from "./statement.ts";

export interface ClientOptions extends pg.ClientConfig {
  /** How much longer than a statement may run its answer is waited for; forever when not given. */
  patienceMs?: number;
  /** How long a statement may run, unless its transaction says otherwise. */
  statementMs?: number;
}

const diskFull = "53100";
const limit = /^set local statement_timeout = (\d+)$/;

export class PreparingClient extends pg.Client {
  /** Called when the other side fell silent and the connection was given up. */
  onSilence: () => void = () => {};
  /** Called when the server's disk was full. */
  onFull: () => void = () => {};
  /** Called when the server came to its end. */
  onPanic: (error: Error) => void = () => {};
  /** Called when it cannot be used: it was not connected, or its server takes no writes. */
  onUnfit: () => void = () => {};
  readonly #options: ClientOptions;
  #limitMs: number;
  #generation = 0;
  #hasWritten = false;

  constructor(config: ClientOptions = {}) {
    super(config);
    this.#options = config;
    this.#limitMs = config.statementMs ?? 0;
    // A connection that breaks fails its query; without a listener it would end the process too.
    this.on("error", () => {});
  }

  // @ts-expect-error: `pg` declares a second overload, which its pool calls.
  override async connect(done?: (error?: Error) => void): Promise<void> {
    if (done === undefined) {
      await super.connect();
      return;
    }
    super.connect((error?: Error) => {
      if (error !== undefined && error !== null) this.onUnfit();
      done(error);
    });
  }

  // @ts-expect-error: `pg` declares eight overloads; Kysely calls this one only.
  override async query(text: unknown, values?: unknown[]): Promise<pg.QueryResult> {
    if (typeof text !== "string") return await super.query(text as string, values);
    const silence = this.#watch();
    try {
      const result = await this.#send(text, values);
      this.#note(text);
      return result;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) markTrouble(error);
      else if (error.code === diskFull) this.onFull();
      if (isPanic(error)) this.onPanic(error as Error);
      if (isUncertain(error)) this.#doubt(text);
      throw error;
    } finally {
      clearTimeout(silence);
    }
  }

  async #send(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const name = nameOf(text);
    if (name === undefined) return await super.query(text, values);
    try {
      return await this.#prepared(name, text, values);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== stalePlan) throw error;
      // Under a new name it is planned anew; inside a transaction the caller has to begin again.
      this.#generation += 1;
      if (this.getTransactionStatus() !== "I") throw error;
      return await this.#prepared(name, text, values);
    }
  }

  #prepared(name: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    return super.query({ name: `${name}_${this.#generation}`, text, values });
  }

  /** Gives the connection up when no answer came although the server's own limit has passed. */
  #watch(): NodeJS.Timeout | undefined {
    const { patienceMs } = this.#options;
    if (patienceMs === undefined || this.#limitMs === 0) return undefined;
    return setTimeout(() => {
      this.giveUp();
      this.onSilence();
    }, this.#limitMs + patienceMs);
  }

  /** Closes the connection without a word, as if it had broken. */
  giveUp(): void {
    (
      this as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
  }

  #note(text: string): void {
    const isOpen = this.getTransactionStatus() === "T";
    const step = stepOf(text);
    if (step === "a write" && isOpen) this.#hasWritten = true;
    if (step === "a write" && !isOpen) noteCommit();
    if (step === "a commit" && this.#hasWritten) noteCommit();
    const given = limit.exec(text)?.[1];
    if (given !== undefined && isOpen) this.#limitMs = Number(given);
    if (isOpen) return;
    this.#hasWritten = false;
    this.#limitMs = this.#options.statementMs ?? 0;
  }

  #doubt(text: string): void {
    const step = stepOf(text);
    const isAlone = this.getTransactionStatus() !== "T";
    if (step === "a commit" ? this.#hasWritten : step === "a write" && isAlone) noteCommit();
  }
}
