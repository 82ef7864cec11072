import type { CompatStatement, Identifier, SupportBlock } from '@mdn/browser-compat-data';
import compat from '@mdn/browser-compat-data' with { type: 'json' };
import { parseSync, Visitor } from 'vite';
import { browsers } from '../../../vite.browsers.ts';

/** By the names that globals have in the compatibility data. */
const interfaces: Record<string, string> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  globalThis: 'Window',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  self: 'Window',
  window: 'Window',
};

function isAtMost(version: string, most: string): boolean {
  const [one = [], other = []] = [version, most].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  );
  const at = one.findIndex((part, place) => part !== (other[place] ?? 0));
  return at < 0 || (one[at] ?? 0) < (other[at] ?? 0);
}

/** Whether every browser of package.json supports it without a flag, at least in part. */
function isEverywhere(statement: CompatStatement | undefined): boolean {
  return browsers.every(({ name, version }) => {
    const key = (name === 'ios_saf' ? 'safari_ios' : name) as keyof SupportBlock;
    return [statement?.support[key] ?? []].flat().some(
      (support) =>
        typeof support.version_added === 'string' &&
        support.version_added !== 'preview' &&
        isAtMost(support.version_added, version) &&
        // Chrome had `AbortSignal.timeout` early, but its error had another name.
        (support.version_removed === undefined || support.partial_implementation) &&
        !(support.flags ?? support.prefix ?? support.alternative_name),
    );
  });
}

const builtins: Record<string, Identifier> = compat.javascript.builtins ?? {};
const all: Record<string, Identifier>[] = [compat.api, builtins, builtins['Intl'] ?? {}];
const objects = all.flatMap((some) => Object.entries(some)).filter(([name]) => name !== '__compat');
const membersOf = (about: Record<string, Identifier>) =>
  Object.entries(about)
    .filter(([name]) => name !== '__compat')
    .map(([name, { __compat }]) => [name.replace(/_static$/, ''), isEverywhere(__compat)] as const);

const classes = new Map(objects.map(([name, { __compat }]) => [name, isEverywhere(__compat)]));
const ownMembers = new Map(
  objects.flatMap(([object, about]) =>
    membersOf(about).map(([name, isThere]) => [`${object}.${name}`, isThere] as const),
  ),
);
/** What values of the language have, whose type a built file does not tell: by the names alone. */
const methods = new Map(
  ['Array', 'Map', 'Set', 'String', 'Uint8Array']
    .flatMap((name) => membersOf(builtins[name] ?? {}))
    .toSorted(([, one], [, other]) => Number(one) - Number(other)),
);

/**
 * What of the web's and the language's own APIs a script uses that some browser of package.json lacks: as
 * `Promise.try`, `new Highlight`, or `.toSorted` for a method of some value.
 */
export function missingApis(code: string): Set<string> {
  const found = new Set<string>();
  new Visitor({
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && classes.get(callee.name) === false) {
        found.add(`new ${callee.name}`);
      }
    },
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      const { name } = property;
      const owner = object.type === 'Identifier' ? (interfaces[object.name] ?? object.name) : '';
      const isThere = ownMembers.get(`${owner}.${name}`);
      if (isThere === false) found.add(`${owner}.${name}`);
      else if (isThere === undefined && methods.get(name) === false) found.add(`.${name}`);
    },
  }).visit(parseSync('built.js', code).program);
  return found;
}
