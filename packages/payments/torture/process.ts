/* A process of the service with a wrong clock, that dies where it is told to: see wrong.ts. */
import "./wrong.ts";

await import("../src/main.ts");
