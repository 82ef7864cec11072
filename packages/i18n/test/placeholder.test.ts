import { expect, it } from 'vitest';
import { createPlaceholderI18n } from '../src/placeholder.ts';

it('takes the room of a line and says no word, in all namespaces', () => {
  const { t } = createPlaceholderI18n();
  const texts = [t('common:loading'), t('student:nav.home'), t('admin:layout.dashboard')];
  expect(texts).toEqual(['\u00a0', '\u00a0', '\u00a0']);
});
