import { Busboy } from "@fastify/busboy";
import type { Pair } from "./brackets.ts";
import { bodyRefusals } from "./input-refusals.ts";
import { visibleName } from "./inspect.ts";
import type { Problem } from "./refusal.ts";

export interface Multipart {
  pairs: Pair[];
  problems: Problem[];
}

const mostFields = 1_000;

/** `multipart/form-data` (RFC 7578). Refuses files. */
export function readMultipart(contentType: string, body: Buffer): Promise<Multipart> {
  const { promise, resolve, reject } = Promise.withResolvers<Multipart>();
  const pairs: Pair[] = [];
  const problems: Problem[] = [];
  const refuse = () => reject(bodyRefusals.notMultipart());
  try {
    const parser = new Busboy({
      headers: { "content-type": contentType },
      limits: { fieldSize: body.length + 1, fieldNameSize: 1_000, parts: mostFields },
    });
    parser.on("field", (name, value) => {
      pairs.push([name, value]);
    });
    parser.on("file", (name, file) => {
      file.resume();
      problems.push({ field: visibleName(name ?? ""), message: "must not be a file" });
    });
    parser.on("partsLimit", () => reject(bodyRefusals.manyFields()));
    parser.on("error", refuse);
    parser.on("finish", () => resolve({ pairs, problems }));
    parser.end(body);
  } catch {
    refuse();
  }
  return promise;
}
