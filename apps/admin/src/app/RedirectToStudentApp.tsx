import { notAdminNotice, paths } from '@niyama/domain';
import { LoadingScreen } from '@niyama/ui/screens/shared/LoadingScreen';
import { useEffect } from 'react';
import { useClient } from '@niyama/app/backend.tsx';
import { leave } from './logInAsAdmin.ts';
import { useStudentOrigin } from './studentOrigin.ts';

/**
 * Signs out anybody who is no administrator and leads them to the student app, which says why
 * (docs/product.md#who).
 */
export function RedirectToStudentApp() {
  const client = useClient();
  const { url, goTo } = useStudentOrigin();
  useEffect(() => {
    void leave(client).then(() => goTo(url + paths.landing({ notice: notAdminNotice })));
  }, [client, url, goTo]);
  return <LoadingScreen />;
}
