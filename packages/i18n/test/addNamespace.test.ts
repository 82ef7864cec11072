import { expect, it, vi } from 'vitest';
import { loadCatalog } from '../src/catalogs.ts';
import { addNamespace, createI18n, loadLanguage } from '../src/index.ts';

vi.mock('../src/catalogs.ts', { spy: true });

it('tries again what failed at the next visit, and not before', async () => {
  const i18n = createI18n('en', { namespaces: ['common'] });
  await loadLanguage(i18n, 'en');
  vi.mocked(loadCatalog).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const failed = addNamespace(i18n, 'compose', 'first');
  await expect(failed).rejects.toThrow('Failed to fetch');
  // The page that waited for it renders again, to throw.
  expect(addNamespace(i18n, 'compose', 'first')).toBe(failed);

  await addNamespace(i18n, 'compose', 'second');
  expect(addNamespace(i18n, 'compose', 'second')).toHaveProperty('status', 'fulfilled');
  expect(i18n.t('compose:energy.calm')).toBe('Calm');
});
