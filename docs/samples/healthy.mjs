// Ends with 0 while the desk and both services are healthy: for a container's health check.
const { DESK_PORT = 4000, PAYMENTS_PORT = 4010, SCHEDULING_PORT = 4020 } = process.env;
const ports = [DESK_PORT, PAYMENTS_PORT, SCHEDULING_PORT];
const answers = await Promise.allSettled(
  ports.map((port) => fetch(`http://127.0.0.1:${port}/health`)),
);
process.exitCode = answers.every(({ value }) => value?.ok === true) ? 0 : 1;
