import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { files, read } from './files.ts';

/** What the apps keep in a variable all the same, and why it is no machine's and no component's. */
const known = {
  'apps/student/src/app/connect.ts connection': 'one client, and another after a failure',
  'packages/app/src/Page.tsx arrivedAt': 'the page before may have stood in another layout',
  'packages/app/src/language.ts underWay': 'of all languages asked for, the last one counts',
  'packages/app/src/lazy.tsx Ready':
    'what is loaded before the app is drawn, for its first drawing',
  'packages/app/src/sessionWatch.ts following': 'followed once, from the first login on',
  'packages/app/src/sessionWatch.ts listener': 'the machine that listens starts after the watch',
  'packages/app/src/sessionWatch.ts tabs':
    'opened in the browser alone: the build renders pages too',
};

const isOfApps = /^(apps\/\w+|packages\/app)\/src\/(?!.*(testing\/|\.test\.|\.stories\.)).*\.tsx?$/;

/** The variables that are written by a function inside of the one, or the module, that declares them. */
function keptIn(path: string): string[] {
  const declared: { name: string | undefined; scope: string }[] = [];
  const written: typeof declared = [];
  const visit = (value: unknown, scope: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as { type?: string; start?: number } & Record<string, { name?: string }>;
    const { type = '', start = 0, id, left, argument } = node;
    if (type === 'VariableDeclarator') declared.push({ name: id?.name, scope });
    if (/^(Assignment|Update)Exp/.test(type))
      written.push({ name: (left ?? argument)?.name, scope });
    const inner = type.includes('Function') ? `${scope}${start}/` : scope;
    for (const child of Object.values(node)) visit(child, inner);
  };
  visit(parseSync(path, read(path)).program.body, '');
  const isKept = ({ name, scope }: (typeof declared)[number]) =>
    written.some((by) => by.name === name && by.scope !== scope && by.scope.startsWith(scope));
  return declared.filter((one) => one.name && isKept(one)).map(({ name }) => `${path} ${name}`);
}

test('the apps keep nothing in a variable that lives on after a call', () => {
  const found = files.filter((path) => isOfApps.test(path)).flatMap(keptIn);
  expect(found.sort()).toEqual(Object.keys(known));
});

// State in a ref is state that no machine and no rule can see. Lower the number when one goes.
test('the apps write to no more refs than they did', () => {
  const writes = files
    .filter((path) => isOfApps.test(path))
    .flatMap((path) => read(path).match(/\.current(?:\.\w+)* (?:[-+]|\?\?)?=(?!=)/g) ?? []);
  expect(writes.length).toBe(60);
});
