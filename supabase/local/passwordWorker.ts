// The thread of passwords.ts.
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { PasswordJob } from './passwords.ts';

parentPort?.on('message', ({ password, cost, hash }: PasswordJob) => {
  const result =
    hash === undefined ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
  parentPort?.postMessage(result);
});
