import { describe, expect, it } from 'vitest';
import { checkTranslation, toTranslationDraft } from './translationForm.ts';

const empty = toTranslationDraft(null);
const draft = {
  ...empty,
  name: ' Baum ',
  aliases: 'Baumhaltung\n\n Der Baum ',
  description: ' Steh still. ',
  benefits: 'Eins\r\n Zwei ',
  holding: 'Atme.',
};
const texts = {
  name: 'Baum',
  aliases: ['Baumhaltung', 'Der Baum'],
  description: 'Steh still.',
  benefits: ['Eins', 'Zwei'],
  safetyTips: null,
  entering: null,
  holding: 'Atme.',
  leaving: null,
};

describe('a translation', () => {
  it('is trimmed, one entry per line, and leaves to English what is empty', () => {
    expect(checkTranslation(draft, {})).toEqual({ texts });
    expect(checkTranslation({ ...draft, benefits: ' \n ' }, { benefits: 2 })).toEqual({
      texts: { ...texts, benefits: null },
    });
  });

  it('opens as it was saved', () => {
    expect(checkTranslation(toTranslationDraft(texts), {})).toEqual({ texts });
    expect(toTranslationDraft(texts)).toMatchObject({ benefits: 'Eins\nZwei', leaving: '' });
  });

  it('has as many lines as English, where that is asked for', () => {
    const counts = { benefits: 2, safetyTips: 1 };
    expect(checkTranslation(draft, counts)).toEqual({ texts });
    expect(checkTranslation({ ...draft, safetyTips: 'Eins\nZwei' }, counts)).toEqual({
      errors: { safetyTips: 'form.error.asanaLineCount' },
    });
    expect(checkTranslation({ ...draft, benefits: 'Eins' }, counts)).toEqual({
      errors: { benefits: 'form.error.asanaLineCount' },
    });
  });

  it('is refused where the database has no room for it', () => {
    const long = {
      name: 'a'.repeat(121),
      description: 'a'.repeat(5001),
      aliases: 'a\n'.repeat(2) + 'b'.repeat(10_001),
      entering: 'a'.repeat(151),
      leaving: 'a'.repeat(66),
    };
    expect(checkTranslation({ ...draft, ...long }, {})).toEqual({
      errors: {
        name: 'form.error.asanaNameLong',
        description: 'form.error.asanaDescriptionLong',
        aliases: 'form.error.asanaLines',
        entering: 'form.error.asanaEnteringLong',
        leaving: 'form.error.asanaSpokenLong',
      },
    });
  });
});
