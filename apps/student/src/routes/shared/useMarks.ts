import type { LibraryAsana, MarkKind } from '@niyama/domain';
import { consoleLogger } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { hasMark } from '../../app/outbox/marksInCache.ts';
import { useOutboxIfAny } from '../../app/outbox.tsx';
import { toasts } from '../../app/toasts.ts';

/**
 * The student's own marks on poses, with a toast for each change. What is pressed shows at once,
 * and the toast can undo it. A visitor has no marks: screens ask a visitor to log in instead.
 */
export function useMarks() {
  const outbox = useOutboxIfAny();
  const { t } = useTranslation(['student', 'common']);
  const already = t('pose.list.already');
  const words: Record<MarkKind, { set: string; unset: string; notSet: string; notUnset: string }> =
    {
      favorite: {
        set: t('pose.favorite.added'),
        unset: t('pose.favorite.removed'),
        notSet: t('pose.favorite.failed'),
        notUnset: t('pose.favorite.failed'),
      },
      practiceList: {
        set: t('pose.list.added'),
        unset: t('pose.list.removed'),
        notSet: t('pose.list.failed'),
        notUnset: t('pose.list.removeFailed'),
      },
    };

  const change = async (
    mark: MarkKind,
    asana: LibraryAsana,
    isSet: boolean,
    canUndo = true,
  ): Promise<void> => {
    if (!outbox) return;
    const { set, unset, notSet, notUnset } = words[mark];
    try {
      const asked = { mark, asanaId: asana.id, asanaName: asana.name, isSet };
      const outcome = await outbox.changeMark(asked);
      if (outcome === 'replaced') return;
      if (outcome === 'already') {
        toasts.show({ tone: 'info', message: already });
        return;
      }
      const onAction = () => void change(mark, asana, !isSet, false);
      toasts.show({
        tone: 'success',
        message: isSet ? set : unset,
        ...(canUndo ? { action: { label: t('common:action.undo'), onAction } } : {}),
      });
    } catch (error) {
      consoleLogger.warn('A mark could not be changed', error);
      toasts.show({ tone: 'error', message: isSet ? notSet : notUnset });
    }
  };
  const toggle = (mark: MarkKind) => (asana: LibraryAsana) =>
    void change(mark, asana, !hasMark(asana, mark));

  return {
    toggleFavorite: toggle('favorite'),
    togglePracticeList: toggle('practiceList'),
    setMark: (mark: MarkKind, asana: LibraryAsana) => {
      if (!hasMark(asana, mark)) void change(mark, asana, true);
      else if (mark === 'practiceList') toasts.show({ tone: 'info', message: already });
    },
  };
}
