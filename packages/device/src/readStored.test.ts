import { expect, it } from 'vitest';
import { removeStored, readStored } from './readStored.ts';
import { MemoryStorage } from './testing/memoryStorage.ts';

it('reads everything stored under the id of a person, and nothing of the device or of others', () => {
  const storage = new MemoryStorage();
  storage.setItem('niyama.lifestyle.v1.maya', '[{"mood":4}]');
  storage.setItem('niyama.composer.v1.maya', 'no JSON');
  storage.setItem('niyama.lifestyle.v1.noor', '[]');
  storage.setItem('niyama.auth', '{"access_token":"secret"}');
  storage.setItem('niyama.theme', 'dark');
  expect(readStored('maya', () => storage)).toEqual({
    'niyama.composer.v1.maya': 'no JSON',
    'niyama.lifestyle.v1.maya': [{ mood: 4 }],
  });
});

it('all of it goes, and nothing of the device or of others', () => {
  const storage = new MemoryStorage();
  for (const name of [
    'niyama.lifestyle.v1.maya',
    'niyama.settingsDraft.maya',
    'niyama.practice.v1.maya.tree',
    'niyama.lifestyle.v1.noor',
    'niyama.theme',
  ]) {
    storage.setItem(name, '[]');
  }
  removeStored('maya', () => storage);
  expect(Array.from({ length: storage.length }, (_, at) => storage.key(at))).toEqual([
    'niyama.lifestyle.v1.noor',
    'niyama.theme',
  ]);
});

it('a browser that blocks its storage keeps nothing', () => {
  const storage = new MemoryStorage();
  storage.refuses = true;
  expect(readStored('maya', () => storage)).toEqual({});
  expect(() => removeStored('maya', () => storage)).not.toThrow();
});
