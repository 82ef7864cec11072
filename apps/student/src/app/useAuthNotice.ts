import type { AuthNotice } from '@niyama/ui/screens/student/AuthScreen';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the link of a mail brought in the address: a confirmed account, or a link that is used up. */
function noticeOf(hash: string): AuthNotice | null {
  const brought = new URLSearchParams(hash.slice(1));
  if (brought.has('error') || brought.has('error_code')) return 'linkExpired';
  return brought.has('access_token') && brought.get('type') !== 'recovery' ? 'confirmed' : null;
}

const isNotice = (state: unknown): state is { notice: AuthNotice } =>
  typeof state === 'object' && state !== null && 'notice' in state;

/**
 * The notice above the login form. A confirmation link leads to the login and no further, so the
 * token that it carries is taken out of the address unused; the notice goes on in the history entry.
 */
export function useAuthNotice(): AuthNotice | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const notice = noticeOf(hash);
    if (notice) void navigate(pathname + search, { replace: true, state: { notice } });
  }, [hash, navigate, pathname, search]);
  return isNotice(state) ? state.notice : null;
}
