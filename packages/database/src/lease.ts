import type { PoolClient, QueryResult } from "pg";
import { codeOf } from "./code.ts";
import { type Renewal, readOnly } from "./renewal.ts";

interface LeaseOptions {
  renewal: Renewal;
  connect: () => Promise<PoolClient>;
  onRelease?: (() => void) | undefined;
}

export class Lease {
  #client: PoolClient;
  readonly #options: LeaseOptions;
  #isSpent = false;
  #isReleased = false;

  constructor(client: PoolClient, options: LeaseOptions) {
    this.#client = client;
    this.#options = options;
  }

  async query(text: string, values?: unknown[]): Promise<QueryResult> {
    try {
      return await this.#client.query(text, values);
    } catch (error) {
      if (codeOf(error) !== readOnly || !this.#options.renewal.doubt(this.#client)) throw error;
      this.#isSpent = true;
      // A transaction must start again as a whole.
      if (isInTransaction(this.#client)) throw error;
      await this.#renew();
      return await this.#client.query(text, values);
    }
  }

  async #renew(): Promise<void> {
    this.#client.release(true);
    this.#isReleased = true;
    this.#client = await this.#options.connect();
    this.#isReleased = false;
    this.#isSpent = false;
  }

  release(error?: boolean | Error): void {
    if (!this.#isReleased) this.#client.release(error || this.#isSpent);
    this.#isReleased = true;
    this.#options.onRelease?.();
  }
}

function isInTransaction(client: PoolClient): boolean {
  return (client as unknown as { getTransactionStatus(): string }).getTransactionStatus() !== "I";
}
