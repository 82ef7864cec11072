import { notAdminNotice } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toasts } from '../../app/toasts.ts';

/**
 * Says why somebody was sent here from the admin app, once: the notice is removed from the address.
 */
export function useLandingNotice() {
  const { t } = useTranslation('public');
  const [query, setQuery] = useSearchParams();
  const isNotAdmin = query.get('notice') === notAdminNotice;
  const hasShown = useRef(false);
  useEffect(() => {
    if (!isNotAdmin || hasShown.current) return;
    hasShown.current = true;
    toasts.show({ tone: 'error', message: t('session.unauthorized') });
    setQuery(
      (known) => {
        known.delete('notice');
        return known;
      },
      { replace: true },
    );
  }, [isNotAdmin, setQuery, t]);
}
