import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { type LookAndLanguageChoice, useLookAndLanguage } from '@niyama/app/useLookAndLanguage.ts';
import { useHomeQuery } from './useHomeQuery.ts';
import { switchLanguage } from './language.tsx';

const LookAndLanguageContext = createContext<LookAndLanguageChoice | null>(null);

/** Applies the student's appearance and language behind the login. */
export function LookAndLanguageProvider({ children }: { children: ReactNode }) {
  const { data: home } = useQuery(useHomeQuery());
  const choice = useLookAndLanguage(home?.profile.settings, switchLanguage);
  return <LookAndLanguageContext value={choice}>{children}</LookAndLanguageContext>;
}

/** The appearance and language in use, and how to change them. */
export function useLookAndLanguageChoice(): LookAndLanguageChoice {
  const choice = useContext(LookAndLanguageContext);
  if (!choice) throw new Error('There is no LookAndLanguageProvider above');
  return choice;
}
