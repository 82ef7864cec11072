import { readPreference } from '@niyama/device';
import { languages, languageTag } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { switchLanguage } from '../../app/language.tsx';

/** What the history entry of such a page keeps. */
interface MailLinkState<Brought> {
  brought: Brought | null;
}

/**
 * What the link of a mail brought behind its hash. It is taken out of the address, where it would be
 * passed on with it, and goes on in the history entry, where a reload finds it. On a device where
 * nobody has chosen a language the page speaks that of the mail.
 *
 * @param read takes it out of the link; null when the link is none of these.
 */
export function useMailLink<Brought>(
  read: (brought: URLSearchParams) => Brought | null,
): Brought | null {
  const { i18n } = useTranslation();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(hash.slice(1));
  const stored = state as MailLinkState<Brought> | null;
  const brought = hash === '' && stored && 'brought' in stored ? stored.brought : read(params);
  const language = languages.find((known) => known === params.get('language'));
  useEffect(() => {
    if (hash === '') return;
    if (language && readPreference('language') === null) {
      void switchLanguage(i18n, languageTag[language]);
    }
    const state: MailLinkState<Brought> = { brought };
    void navigate(pathname + search, { replace: true, state });
  }, [hash, i18n, language, navigate, pathname, search, brought]);
  return brought;
}
