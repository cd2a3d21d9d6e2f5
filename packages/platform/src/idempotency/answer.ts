export interface Answer<Body> {
  status: number;
  body?: Body;
  headers?: Record<string, string>;
}
