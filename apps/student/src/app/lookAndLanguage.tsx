import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { type LookAndLanguageChoice, useLookAndLanguage } from '@niyama/app/useLookAndLanguage.ts';
import { useHomeQuery } from './useHomeQuery.ts';
import { switchLanguage } from './language.tsx';

/** When this visit began, in milliseconds since the epoch. */
const opened = Date.now();

const LookAndLanguageContext = createContext<LookAndLanguageChoice | null>(null);

/** Applies the student's appearance and language behind the login. */
export function LookAndLanguageProvider({ children }: { children: ReactNode }) {
  const { data: home, dataUpdatedAt } = useQuery(useHomeQuery());
  const isRestored = dataUpdatedAt < opened;
  const choice = useLookAndLanguage(home?.profile.settings, switchLanguage, isRestored);
  return <LookAndLanguageContext value={choice}>{children}</LookAndLanguageContext>;
}

/** The appearance and language in use, and how to change them. */
export function useLookAndLanguageChoice(): LookAndLanguageChoice {
  const choice = useContext(LookAndLanguageContext);
  if (!choice) throw new Error('There is no LookAndLanguageProvider above');
  return choice;
}
