import { useFormat, useTranslation } from '@niyama/i18n';
import { CloudOff, TriangleAlert, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Notice, type NoticeProps } from '#components/Notice/Notice.tsx';
import type { ClassConflict, ClassSaving } from '../types.ts';

interface SavingNoticeProps {
  saving: ClassSaving;
}

/** What stands in the way of saving, and the ways on. */
export function SavingNotice({ saving }: SavingNoticeProps) {
  const { t } = useTranslation(['classes', 'common']);
  const retry = (onRetry: () => void) => (
    <Button variant="secondary" onPress={onRetry}>
      {t('common:action.retry')}
    </Button>
  );
  switch (saving.status) {
    case 'offline':
      return (
        <Notice
          action={retry(saving.onRetry)}
          icon={CloudOff}
          text={t('editor.saving.safe')}
          tone="calm"
        />
      );
    case 'failed':
      return (
        <Trouble
          action={retry(saving.onRetry)}
          icon={CloudOff}
          text={t('editor.saving.safe')}
          title={t('editor.saving.failed')}
        />
      );
    case 'refused':
      return (
        <Trouble icon={TriangleAlert} text={saving.reason} title={t('editor.saving.refused')} />
      );
    case 'conflict':
      return <ConflictNotice {...saving} />;
    default:
      return null;
  }
}

/** Comes into view once, wherever in a long class the edit was; the focus stays there. */
function Trouble(notice: Omit<NoticeProps, 'role' | 'tone'>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box}>
      <Notice {...notice} role="alert" tone="trouble" />
    </div>
  );
}

function ConflictNotice({ by, at, why, onShowTheirs, onKeepMine, onSaveCopy }: ClassConflict) {
  const { t } = useTranslation('classes');
  const format = useFormat();
  const isChanged = why === 'changed';
  const titleOf = (what: 'changed' | 'archived') => {
    const time = format.day(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
    return by === null
      ? t(`editor.conflict.${what}.device`, { time })
      : t(`editor.conflict.${what}.by`, { name: by, time });
  };
  return (
    <Trouble
      icon={UsersRound}
      text={t(isChanged ? 'editor.saving.safe' : 'editor.conflict.onlyCopy')}
      title={why === 'newerVersion' ? t('editor.readOnly.newerVersion') : titleOf(why)}
    >
      <Inline gap="2">
        {isChanged ? (
          <>
            <Button variant="secondary" onPress={onShowTheirs}>
              {t('editor.conflict.showTheirs')}
            </Button>
            <Button variant="secondary" onPress={onKeepMine}>
              {t('editor.conflict.keepMine')}
            </Button>
          </>
        ) : null}
        <Button variant="secondary" onPress={onSaveCopy}>
          {t('editor.conflict.saveCopy')}
        </Button>
      </Inline>
    </Trouble>
  );
}
