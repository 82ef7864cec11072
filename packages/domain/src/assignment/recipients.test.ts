import { expect, it } from 'vitest';
import { hasGroup, hasRecipients, recipientKeys, recipientsOf } from './recipients.ts';

const asha = 'a0000000-0000-4000-8000-000000000001';
const dawn = 'c0000000-0000-4000-8000-000000000001';

it('keys distinguish people from groups', () => {
  expect(
    recipientsOf([
      asha,
      recipientKeys.everybody,
      recipientKeys.community(dawn),
      recipientKeys.search('rao: everybody'),
    ]),
  ).toEqual({
    studentIds: [asha],
    everybody: true,
    communityIds: [dawn],
    searches: ['rao: everybody'],
  });
});

it.each([
  [[], false, false],
  [[asha], true, false],
  [[recipientKeys.everybody], true, true],
  [[recipientKeys.community(dawn)], true, true],
  [[recipientKeys.search('rao')], true, true],
])('%j is somebody: %s, and a group: %s', (keys, isSomebody, isGroup) => {
  expect(hasRecipients(recipientsOf(keys))).toBe(isSomebody);
  expect(hasGroup(recipientsOf(keys))).toBe(isGroup);
});
