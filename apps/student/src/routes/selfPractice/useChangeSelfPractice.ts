import { type Asana, consoleLogger, type SelfPracticeEntry } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useOutbox } from '../../app/outbox.tsx';
import { toasts } from '../../app/toasts.ts';
import { useOrder } from './useOrder.ts';

/**
 * What a student does to the practice list, with a toast for each. All of it shows at once. Adding
 * and removing go through the outbox, as everywhere else.
 */
export function useChangeSelfPractice() {
  const { changeMark } = useOutbox();
  const { t } = useTranslation(['student', 'common']);
  const { reorder, putBack } = useOrder();
  const nameOf = (asana: Asana | null) => asana?.name ?? t('pose.unknown');
  const mark = (asanaId: string, asana: Asana | null, isSet: boolean) =>
    changeMark({ mark: 'practiceList', asanaId, asanaName: nameOf(asana), isSet });
  const failed = (error: unknown, message: string) => {
    consoleLogger.warn('The practice list could not be changed', error);
    toasts.show({ tone: 'error', message });
  };

  const add = async (asanas: readonly Asana[]) => {
    try {
      const outcomes = await Promise.all(asanas.map((asana) => mark(asana.id, asana, true)));
      const wasThere = outcomes.every((outcome) => outcome === 'already');
      if (wasThere) toasts.show({ tone: 'info', message: t('pose.list.already') });
      else toasts.show({ tone: 'success', message: t('pose.list.added') });
    } catch (error) {
      failed(error, t('pose.list.failed'));
    }
  };

  const restore = async (entry: SelfPracticeEntry, wasQueued: boolean) => {
    try {
      // What still waits is only taken back; what the server has done is undone there.
      if (wasQueued) await mark(entry.asanaId, entry.asana, true);
      else await putBack(entry);
    } catch (error) {
      failed(error, t('pose.list.failed'));
    }
  };

  const remove = async (entry: SelfPracticeEntry) => {
    try {
      const outcome = await mark(entry.asanaId, entry.asana, false);
      if (outcome === 'replaced') return;
      const undo = () => void restore(entry, outcome === 'queued');
      toasts.show({
        tone: 'success',
        message: t('pose.list.removed'),
        action: { label: t('common:action.undo'), onAction: undo },
      });
    } catch (error) {
      failed(error, t('pose.list.removeFailed'));
    }
  };

  return {
    add: (asanas: readonly Asana[]) => void add(asanas),
    remove: (entry: SelfPracticeEntry) => void remove(entry),
    reorder: (asanaIds: readonly string[]) =>
      void reorder(asanaIds).catch((error: unknown) =>
        failed(error, t('selfPractice.reorderFailed')),
      ),
  };
}
