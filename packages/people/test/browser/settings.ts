/** Of the tests' process, for a browser. */
export const environment = process.env;
