/* `pg` reads the TLS files of the URL at each connect, so a wrong file would look like a server
   that is not ready yet. */
import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

/** Neither waiting nor a restart helps. */
export class DatabaseUrlError extends Error {
  /** `EX_CONFIG` of `sysexits.h`. */
  readonly exitStatus = 78;
  /** SQLSTATE, if PostgreSQL refused the connection. */
  readonly code: string | undefined;

  constructor(problem: string, cause?: Error & { code?: string }) {
    super(`DATABASE_URL: ${problem}`, { cause });
    this.name = "DatabaseUrlError";
    this.code = cause?.code;
  }
}

export function checkCertificates(url: string): void {
  const named = URL.canParse(url) ? new URL(url).searchParams : new URLSearchParams();
  const contents = (name: string) => {
    const file = named.get(name);
    return file === null || file === "" ? undefined : read(name, file);
  };
  const authority = contents("sslrootcert");
  if (authority !== undefined) certificateIn("sslrootcert", authority);
  const own = contents("sslcert");
  const certificate = own === undefined ? undefined : certificateIn("sslcert", own);
  const secret = contents("sslkey");
  const key = secret === undefined ? undefined : keyIn("sslkey", secret);
  if (key !== undefined && certificate?.checkPrivateKey(key) === false) {
    throw new DatabaseUrlError("sslkey is not the key of sslcert");
  }
}

function read(name: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new DatabaseUrlError(`${name} cannot be read: ${(error as Error).message}`);
  }
}

function certificateIn(name: string, contents: Buffer): X509Certificate {
  try {
    return new X509Certificate(contents);
  } catch {
    throw new DatabaseUrlError(`${name} is not a PEM certificate`);
  }
}

function keyIn(name: string, contents: Buffer): KeyObject {
  try {
    return createPrivateKey(contents);
  } catch {
    throw new DatabaseUrlError(`${name} is not a PEM private key without a password`);
  }
}

// OpenSSL's reasons (X509_V_ERR_…), as Node.js names them.
const untrusted =
  /^(?:CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_|INVALID_|ERR_TLS_|ERR_SSL_)/;
// invalid_password, invalid_authorization_specification, invalid_catalog_name.
const loginErrorCodes = new Set(["28P01", "28000", "3D000"]);

export function aboutUrl(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUrlError) return error;
  const { code = "", message } = error as Error & { code?: string };
  if (loginErrorCodes.has(code)) return new DatabaseUrlError(message, error);
  if (untrusted.test(code)) {
    return new DatabaseUrlError(`the server's certificate is not trusted: ${message}`, error);
  }
  if (message === "The server does not support SSL connections") {
    return new DatabaseUrlError("the server has no TLS, but sslmode requires it", error);
  }
  return error;
}
