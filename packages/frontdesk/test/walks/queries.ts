/** Finds the desk's query client through React. */
export const withQueries = (call: string) => `(() => {
  const root = document.querySelector("#app");
  const name = Object.keys(root).find((key) => key.startsWith("__reactContainer"));
  const fibers = [root[name].stateNode.current];
  for (const fiber of fibers) {
    const { client } = fiber.memoizedProps ?? {};
    if (client?.invalidateQueries !== undefined) return client.${call};
    for (const next of [fiber.child, fiber.sibling]) if (next !== null) fibers.push(next);
  }
})()`;
