import axios from "axios";
import got from "got";
import ky from "ky";
import { Pool } from "undici";
import { Client, Method } from "../src/index.ts";

/** A small GET, or a POST of about 1 KB of JSON. */
export type Load = "GET" | "POST";

/** Reads the whole answer as text. */
export type Sender = () => Promise<unknown>;

type Candidate = (origin: string, load: Load) => Sender;

const headers = { authorization: "Bearer 4c1a", "content-type": "application/json" };
const body = JSON.stringify({ reference: "A-17", note: "x".repeat(990) });
const path = "/v1/transactions/9d0b5a3e";

/** As their manuals recommend for many calls to one origin. */
export const candidates = {
  rest,
  undici,
  fetch: byFetch,
  got: byGot,
  axios: byAxios,
  ky: byKy,
} satisfies Record<string, Candidate>;

export type CandidateName = keyof typeof candidates;

export const candidateNames = Object.keys(candidates) as CandidateName[];

function rest(origin: string, load: Load): Sender {
  const client = new Client();
  const description = {
    method: load === "GET" ? Method.Get : Method.Post,
    baseURL: origin + path,
    headers,
    ...(load === "POST" && { body }),
  };
  return async () => {
    const { response, error } = await client.send(description);
    if (error) throw error;
    return response.body;
  };
}

function undici(origin: string, load: Load): Sender {
  const pool = new Pool(origin);
  const options = { path, method: load, headers, ...(load === "POST" && { body }) };
  return async () => (await pool.request(options)).body.text();
}

function byFetch(origin: string, load: Load): Sender {
  const options = { method: load, headers, ...(load === "POST" && { body }) };
  return async () => (await fetch(origin + path, options)).text();
}

function byGot(origin: string, load: Load): Sender {
  const options = { method: load, headers, ...(load === "POST" && { body }) };
  return () => got(origin + path, options).text();
}

function byAxios(origin: string, load: Load): Sender {
  const options = {
    url: origin + path,
    method: load,
    headers,
    responseType: "text",
    ...(load === "POST" && { data: body }),
  } as const;
  return async () => (await axios.request(options)).data;
}

function byKy(origin: string, load: Load): Sender {
  const options = { method: load, headers, ...(load === "POST" && { body }) };
  return () => ky(origin + path, options).text();
}
