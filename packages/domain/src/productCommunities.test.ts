import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageOfCommunityText } from './productCommunities.ts';

it('knows the texts that the product brings, and says nothing of those of an admin', () => {
  const path = '../../../supabase/seed/product/02_communities.sql';
  const seed = readFileSync(new URL(path, import.meta.url), 'utf8');
  const texts = [...seed.matchAll(/^ {4}'([^']*[a-z] [^']*)',$/gm)].map(([, text]) => text ?? '');
  expect(texts).toHaveLength(6);
  expect(texts.map(languageOfCommunityText)).toEqual(texts.map(() => 'en'));
  expect(languageOfCommunityText('Yoga am Morgen')).toBeUndefined();
});
