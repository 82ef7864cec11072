import { useTranslation } from '@niyama/i18n';
import { LibraryScreen } from '@niyama/ui/screens/student/LibraryScreen';
import { Page } from '@niyama/app/Page.tsx';
import { useCardForm } from './library/useCardForm.ts';
import { useLibrary } from './shared/useLibrary.ts';
import { useLibraryView } from './library/useLibraryView.ts';
import { useMarks } from './shared/useMarks.ts';
import { useStartPractice } from './shared/practiceNavigation.ts';
import { usePracticedPoses } from './library/usePracticedPoses.ts';
import { useReminderInvitation } from './library/useReminderInvitation.ts';

/** /library?tab=&q=&difficulty=&category=: all poses. */
export default function LibraryRoute() {
  const { t } = useTranslation('student');
  const startPractice = useStartPractice();
  const [view, changeView] = useLibraryView();
  const [cardForm, changeCardForm] = useCardForm();
  const isHistory = view.tab === 'history';
  const { poses, state, retry } = useLibrary({ isShown: !isHistory });
  const { practiced, retry: retryPracticed } = usePracticedPoses(poses, isHistory);
  const { toggleFavorite, setMark } = useMarks();
  return (
    <Page title={t('library.title')}>
      <LibraryScreen
        cardForm={cardForm}
        invitation={useReminderInvitation()}
        practiced={practiced}
        state={state}
        view={view}
        onAddToPractice={(asana) => setMark('practiceList', asana)}
        onChangeCardForm={changeCardForm}
        onChangeView={changeView}
        onRetry={retry}
        onRetryPracticed={retryPracticed}
        onStart={(asana) => startPractice({ asanaId: asana.id, source: 'library', asana })}
        onToggleFavorite={toggleFavorite}
      />
    </Page>
  );
}
