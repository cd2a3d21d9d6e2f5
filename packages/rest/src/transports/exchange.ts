/* One undici request. It ends once: with the answer, or with an error and the partial answer. */
import type { Transform } from "node:stream";
import type { Dispatcher } from "undici";
import { takePart, tooLarge } from "../answer.ts";
import { join } from "../bytes.ts";
import { RestError, type RestErrorCode } from "../error.ts";
import { createBag } from "../headers.ts";
import { responseOf } from "../response.ts";
import type { Answer, TransportLimits } from "../transport.ts";
import { decodersOf, startDecoding } from "./decode.ts";
import { announce, type Trace } from "./socket.ts";

type Controller = Dispatcher.DispatchController;
type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>[2];

export interface Ending {
  onAnswer: (answer: Answer) => void;
  onFailure: (error: RestError, trace: Trace) => void;
}

export interface Terms {
  /** Text for messages. */
  origin: string;
  maxResponseBytes: number;
  /** The library requested compression. */
  isDecoding: boolean;
  onPart: TransportLimits["onPart"];
}

export class Exchange implements Dispatcher.DispatchHandler, Trace {
  isReused = false;
  isAnswered = false;
  isOver = false;
  #controller: Controller | undefined;
  #statusCode = 0;
  #headers: Record<string, string[]> | undefined;
  #chunks: Uint8Array[] = [];
  #size = 0;
  #decoders: ReturnType<typeof decodersOf>;
  #decoding: Transform | undefined;
  /** A failure during decoding of the last bytes. */
  #breach: { code: RestErrorCode; cause: Error } | undefined;
  readonly #terms: Terms;
  readonly #ending: Ending;

  constructor(terms: Terms, ending: Ending) {
    this.#terms = terms;
    this.#ending = ending;
  }

  /** Works before the connection is made too. */
  cancel(error: RestError): void {
    this.#fail(error);
  }

  onRequestStart(controller: Controller): void {
    // An abort would also end the connection.
    if (this.isOver) throw new Error("the call has ended");
    this.#controller = controller;
    announce(this);
  }

  onResponseStart(_controller: Controller, statusCode: number, headers: Headers): void {
    if (statusCode < 200 || this.isOver) return;
    this.#statusCode = statusCode;
    this.#headers = listsOf(headers);
    const coding = this.#headers["content-encoding"];
    if (coding === undefined || !this.#terms.isDecoding || statusCode === 304) return;
    this.#decoders = decodersOf(coding.join());
  }

  onResponseData(controller: Controller, chunk: Uint8Array): void {
    if (this.isOver) return;
    if (this.#decoders === undefined) {
      this.#take(chunk);
      return;
    }
    this.#decoding ??= startDecoding(this.#decoders, chunk, {
      onChunk: (decoded) => this.#take(decoded),
      onEnd: (error) => this.#endDecoding(error),
      onDrain: () => {
        if (this.#breach === undefined) controller.resume();
      },
    });
    if (!this.#decoding.write(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    if (this.#decoding) this.#decoding.end();
    else this.#finish();
  }

  onResponseError(controller: Controller | null, error: Error): void {
    const code = this.#codeOf(controller, error);
    if (this.#decoding === undefined || this.isOver) {
      this.#break(code, error);
    } else {
      this.#breach = { code, cause: error };
      this.#decoding.end();
    }
  }

  #endDecoding(error: Error | undefined): void {
    if (this.#breach) this.#break(this.#breach.code, this.#breach.cause);
    else if (error) this.#break("broken_response", error);
    else this.#finish();
  }

  #codeOf(controller: Controller | null, error: Error): RestErrorCode {
    // undici refused the request; after the start, the proxy requires a password.
    if ("code" in error && error.code === "UND_ERR_INVALID_ARG") {
      return controller === null ? "invalid_request" : "connection_failed";
    }
    return this.isAnswered ? "broken_response" : "connection_failed";
  }

  #take(chunk: Uint8Array): void {
    if (this.isOver) return;
    this.#size += chunk.byteLength;
    const { maxResponseBytes, onPart } = this.#terms;
    try {
      takePart(chunk, { statusCode: this.#statusCode, kept: this.#chunks, onPart });
    } catch (error) {
      this.#fail(error as RestError);
    }
    if (this.#size > maxResponseBytes) this.#fail(tooLarge(this.#answer(), maxResponseBytes));
  }

  #finish(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#ending.onAnswer(this.#answer());
  }

  #break(code: RestErrorCode, cause: Error): void {
    if (this.isOver) return;
    const reason = cause.message || ("code" in cause ? String(cause.code) : cause.name);
    const message = `${this.#terms.origin}: ${reason}`;
    const response = this.#headers === undefined ? null : responseOf(this.#answer());
    this.#fail(new RestError({ code, message, cause, response }));
  }

  #fail(error: RestError): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#decoding?.destroy();
    this.#controller?.abort(error);
    this.#ending.onFailure(error, this);
  }

  #answer(): Answer {
    const headers = this.#headers ?? createBag<string[]>();
    if (this.#decoders !== undefined) {
      delete headers["content-encoding"];
      delete headers["content-length"];
    }
    return { statusCode: this.#statusCode, headers, bytes: join(this.#chunks) };
  }
}

function listsOf(headers: Headers): Record<string, string[]> {
  const lists = createBag<string[]>();
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value !== undefined) lists[name] = typeof value === "string" ? [value] : value;
  }
  return lists;
}
