// Ends with 0 while both services are healthy: for a container's health check.
const ports = [process.env.PAYMENTS_PORT ?? 4010, process.env.SCHEDULING_PORT ?? 4020];
const answers = await Promise.allSettled(
  ports.map((port) => fetch(`http://127.0.0.1:${port}/health`)),
);
process.exitCode = answers.every(({ value }) => value?.ok === true) ? 0 : 1;
