import { readPreference, savePreference } from '@niyama/device';
import type { CardForm } from '@niyama/ui/screens/student/LibraryScreen';
import { useState } from 'react';

const forms: readonly CardForm[] = ['full', 'compact'];

/** The card form that was chosen on this device; null for the one that fits the screen. */
export function useCardForm(): [CardForm | null, (form: CardForm) => void] {
  const [form, setForm] = useState<CardForm | null>(
    () => forms.find((known) => known === readPreference('libraryCards')) ?? null,
  );
  const change = (chosen: CardForm) => {
    savePreference('libraryCards', chosen);
    setForm(chosen);
  };
  return [form, change];
}
