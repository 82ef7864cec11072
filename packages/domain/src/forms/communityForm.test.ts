import { describe, expect, it } from 'vitest';
import { communityForm } from './communityForm.ts';
import { validateForm } from './validateForm.ts';

const check = (name: string, description = '') =>
  validateForm(communityForm, { name, description });

describe('the form of a community', () => {
  it.each(['', '   ', '\u00a0\n\t'])('asks for a name, spaces are none: %j', (name) => {
    expect(check(name)).toEqual({ ok: false, errors: { name: 'form.error.communityName' } });
  });

  it('trims a name, and has a default description', () => {
    expect(check('  Early risers ', ' \n ')).toEqual({
      ok: true,
      values: { name: 'Early risers', description: 'A yoga community' },
    });
  });

  it('has the room of the database, in characters and not in halves of them', () => {
    expect(check('🌅'.repeat(100), '🌅'.repeat(2000)).ok).toBe(true);
    expect(check('a'.repeat(101), 'b'.repeat(2001))).toEqual({
      ok: false,
      errors: {
        name: 'form.error.communityNameLong',
        description: 'form.error.communityDescriptionLong',
      },
    });
  });
});
