export function environmentOfStrangers(): Record<string, string | undefined> {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name));
  return Object.fromEntries(own);
}
