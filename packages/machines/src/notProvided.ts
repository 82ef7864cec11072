/** The stand-in behind every port of a machine: whoever runs the machine provides the real one. */
export function notProvided(port: string): never {
  throw new Error(`${port} is not provided`);
}
