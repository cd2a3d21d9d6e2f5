/** Where tests find PostgreSQL; without it they run on the embedded database. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;

/** Whether tests take the time that CI has. */
export const thorough = process.env.THOROUGH === "1";
