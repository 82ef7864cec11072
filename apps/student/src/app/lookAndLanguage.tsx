import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import {
  type LookAndLanguageChoice,
  useLookAndLanguage,
} from '../../../shared/src/useLookAndLanguage.ts';
import { useHomeQuery } from './frame.tsx';
import { switchLanguage } from './language.tsx';

const LookAndLanguageContext = createContext<LookAndLanguageChoice | null>(null);

/** Looks and speaks as the student chose, behind the login. */
export function LookAndLanguageProvider({ children }: { children: ReactNode }) {
  const { data: home } = useQuery(useHomeQuery());
  const choice = useLookAndLanguage(home?.profile.settings, switchLanguage);
  return <LookAndLanguageContext value={choice}>{children}</LookAndLanguageContext>;
}

/** How the app looks and speaks here, and the way to change it. */
export function useLookAndLanguageChoice(): LookAndLanguageChoice {
  const choice = useContext(LookAndLanguageContext);
  if (!choice) throw new Error('There is no LookAndLanguageProvider above');
  return choice;
}
