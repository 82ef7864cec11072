import { type LibraryAsana, type MarkKind, paths } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { AsanaScreen, type AsanaState } from '@niyama/ui/screens/student/AsanaScreen';
import { useLocation, useParams } from 'react-router-dom';
import { Page } from '@niyama/app/Page.tsx';
import { useSession } from '@niyama/app/session.tsx';
import { useStartPractice } from './shared/practiceNavigation.ts';
import { useAsana } from './asana/useAsana.ts';
import { useGoBack } from './shared/useGoBack.ts';
import { useMarks } from './shared/useMarks.ts';
import { savePendingAction, usePendingAction } from './asana/usePendingAction.ts';

/** /pose/{id} and, for everybody, /asana/{id}: one pose. */
export default function AsanaRoute() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { user } = useSession();
  const startPractice = useStartPractice();
  const goBack = useGoBack(user ? paths.library() : paths.landing());
  const { state, retry } = useAsana(id);
  const { toggleFavorite, togglePracticeList, setMark } = useMarks();
  usePendingAction(user && state.status === 'ready' ? state.asana : null, setMark);
  const login = {
    href: paths.auth({ next: pathname }),
    onLogIn: (mark: MarkKind) => savePendingAction(id, mark),
  };
  const withAsana = (act: (asana: LibraryAsana) => unknown) => () => {
    if (state.status === 'ready') act(state.asana);
  };
  return (
    <Page title={useTitle(state)}>
      <AsanaScreen
        login={user ? null : login}
        state={state}
        onBack={goBack}
        onRetry={retry}
        onStart={withAsana((asana) =>
          startPractice({ asanaId: asana.id, source: 'library', asana }),
        )}
        onToggleFavorite={withAsana(toggleFavorite)}
        onTogglePracticeList={withAsana(togglePracticeList)}
      />
    </Page>
  );
}

function useTitle(state: AsanaState): string {
  const { t } = useTranslation('student');
  if (state.status === 'ready') return state.asana.name;
  return state.status === 'notFound' ? t('pose.notFound') : t('pose.title');
}
