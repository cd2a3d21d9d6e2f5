/** Where tests find PostgreSQL; without it they run on the embedded database. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL;
