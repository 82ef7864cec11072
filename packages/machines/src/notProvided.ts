/** The default of every port of a machine: the code that runs the machine provides the real one. */
export function notProvided(port: string): never {
  throw new Error(`${port} is not provided`);
}
