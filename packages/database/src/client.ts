/* Prepares declared statements by name, limits the wait for an answer, and records commits. */
import pg from "pg";
import { effectOf, isPanic, isUncertain, markTrouble, noteCommit } from "./commit-tracking.ts";
import { nameOf, stalePlan } from "./statement.ts";

export interface ClientOptions extends pg.ClientConfig {
  /** Beyond the statement's own limit. Without it the client waits forever. */
  patienceMs?: number;
  statementMs?: number;
}

const diskFull = "53100";
const limit = /^set local statement_timeout = (\d+)$/;

export class PreparingClient extends pg.Client {
  onSilence: () => void = () => {};
  onFull: () => void = () => {};
  onPanic: (error: Error) => void = () => {};
  onUnusable: () => void = () => {};
  readonly #options: ClientOptions;
  #limitMs: number;
  #generation = 0;
  #hasWritten = false;

  constructor(config: ClientOptions = {}) {
    super(config);
    this.#options = config;
    this.#limitMs = config.statementMs ?? 0;
    // A connection error fails its query. Without a listener it would also end the process.
    this.on("error", () => {});
  }

  // @ts-expect-error: `pg` declares a second overload, which its pool calls.
  override async connect(done?: (error?: Error) => void): Promise<void> {
    if (done === undefined) {
      await super.connect();
      return;
    }
    super.connect((error?: Error) => {
      if (error !== undefined && error !== null) this.onUnusable();
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
      // A new name gets a new plan. Inside a transaction the caller must start again.
      this.#generation += 1;
      if (this.getTransactionStatus() !== "I") throw error;
      return await this.#prepared(name, text, values);
    }
  }

  #prepared(name: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    return super.query({ name: `${name}_${this.#generation}`, text, values });
  }

  #watch(): NodeJS.Timeout | undefined {
    const { patienceMs } = this.#options;
    if (patienceMs === undefined || this.#limitMs === 0) return undefined;
    return setTimeout(() => {
      this.giveUp();
      this.onSilence();
    }, this.#limitMs + patienceMs);
  }

  /** Sends no close message, like a broken network. */
  giveUp(): void {
    (
      this as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
  }

  #note(text: string): void {
    const isOpen = this.getTransactionStatus() === "T";
    const effect = effectOf(text);
    if (effect === "a write" && isOpen) this.#hasWritten = true;
    if (effect === "a write" && !isOpen) noteCommit();
    if (effect === "a commit" && this.#hasWritten) noteCommit();
    const input = limit.exec(text)?.[1];
    if (input !== undefined && isOpen) this.#limitMs = Number(input);
    if (isOpen) return;
    this.#hasWritten = false;
    this.#limitMs = this.#options.statementMs ?? 0;
  }

  #doubt(text: string): void {
    const effect = effectOf(text);
    const isAlone = this.getTransactionStatus() !== "T";
    if (effect === "a commit" ? this.#hasWritten : effect === "a write" && isAlone) noteCommit();
  }
}
