/** An answer as it is sent, and stored for repeats. */
export interface Answer<Body> {
  status: number;
  body?: Body;
  headers?: Record<string, string>;
}
