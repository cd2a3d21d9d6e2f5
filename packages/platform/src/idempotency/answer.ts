/** As sent and as stored for repeats. */
export interface Answer<Body> {
  status: number;
  body?: Body;
  headers?: Record<string, string>;
}
