import { readdirSync, readFileSync } from 'node:fs';

/** How often the processes are looked at, in milliseconds. */
const interval = 1000;
/** Linux tells these times in hundredths of a second on every usual machine. */
const ticks = 100;

/**
 * A process as the system tells it, its times in ticks.
 * @typedef {object} Process
 * @property {number} pid
 * @property {number} parent
 * @property {number} session
 * @property {number} start when it began; with `pid` it names a process for good
 * @property {number} own computed by itself
 * @property {number} reaped computed by those of its children, and theirs, that it saw end
 */

/**
 * Adds up what a process and everything it started has computed. The system credits a child to the
 * parent that sees it end; a child that outlives its parent, as the pages of a browser do when the
 * browser is closed, is credited to nobody. So this follows each process while it lives, whatever its
 * parent, and remembers what it had computed if it ends without credit.
 * @param {number} root the process id of the first of them
 */
export function createLedger(root) {
  /** @type {Map<number, Process>} */
  let known = new Map();
  const sessions = new Set();
  let lost = 0;

  /** @param {readonly Process[]} processes all there are now */
  function look(processes) {
    const now = familyOf(processes);
    for (const [survivor, gone] of vanished(now)) {
      const before = known.get(survivor)?.reaped ?? 0;
      const credited = (now.get(survivor)?.reaped ?? 0) - before;
      lost += Math.max(0, gone - credited);
    }
    known = now;
  }

  /** Those that descend from the root or from one that did, and those of a session that is ours. */
  function familyOf(processes) {
    const byParent = Map.groupBy(processes, ({ parent }) => parent);
    const rootSession = processes.find(({ pid }) => pid === root)?.session;
    const isOurs = ({ pid, start, session }) =>
      pid === root || known.get(pid)?.start === start || sessions.has(session);
    const family = new Map();
    const add = (process) => {
      if (family.has(process.pid)) return;
      family.set(process.pid, process);
      // The process that called the root shares its session, and is none of ours.
      if (process.session !== rootSession) sessions.add(process.session);
      (byParent.get(process.pid) ?? []).forEach(add);
    };
    processes.filter(isOurs).forEach(add);
    return family;
  }

  /** What those had computed that are gone, by the nearest ancestor that could be credited with it. */
  function vanished(now) {
    const gone = new Map();
    const lives = ({ pid, start }) => now.get(pid)?.start === start;
    for (const process of known.values()) {
      if (lives(process)) continue;
      let ancestor = known.get(process.parent);
      while (ancestor && !lives(ancestor)) ancestor = known.get(ancestor.parent);
      const survivor = ancestor?.pid ?? 0;
      gone.set(survivor, (gone.get(survivor) ?? 0) + process.own + process.reaped);
    }
    return gone;
  }

  return {
    look,
    /** In ticks; never less than at the look before. */
    get total() {
      return [...known.values()].reduce((sum, { own, reaped }) => sum + own + reaped, lost);
    },
  };
}

/** @returns {Process[]} all processes of a Linux */
export function readProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readProcess(readFileSync(`/proc/${name}/stat`, 'utf8'))];
      } catch {
        // It ended in the meantime.
        return [];
      }
    });
}

/** @param {string} line what Linux says in /proc/<pid>/stat */
export function readProcess(line) {
  // The name in parentheses may hold anything, spaces and parentheses too.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [, parent, , session] = fields.map(Number);
  const [user, system, reapedUser, reapedSystem] = fields.slice(11, 15).map(Number);
  return {
    pid: Number.parseInt(line, 10),
    parent,
    session,
    start: Number(fields[19]),
    own: user + system,
    reaped: reapedUser + reapedSystem,
  };
}

/**
 * Watches what this process and all that it starts compute, browsers and servers included. What one
 * computes in its last second is missed when nobody is credited with it.
 * @returns {{ seconds(): number | null, end(): void }} user and system together since now; `null`
 *   where the system does not tell
 */
export function watchCpu() {
  if (process.platform !== 'linux') return { seconds: () => null, end() {} };
  const ledger = createLedger(process.pid);
  const look = () => ledger.look(readProcesses());
  look();
  const before = ledger.total;
  const watch = setInterval(look, interval);
  watch.unref();
  return {
    seconds() {
      look();
      return (ledger.total - before) / ticks;
    },
    end: () => clearInterval(watch),
  };
}
