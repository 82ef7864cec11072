import { textLanguage } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { Alternative, ClassPose } from '../types.ts';
import { alternatives as list, facts } from './ClassList.css.ts';
import { useWhyText } from './useWhyText.ts';

interface SwapDialogProps {
  pose: ClassPose;
  alternatives: readonly Alternative[];
  nameOf: (asanaId: string) => string;
  onChoose: (alternative: Alternative) => void;
  onClose: () => void;
}

/** The best few poses for the place of another. */
export function SwapDialog({ pose, alternatives, nameOf, onChoose, onClose }: SwapDialogProps) {
  const { t } = useTranslation(['compose', 'common']);
  const format = useFormat();
  const whyText = useWhyText();
  return (
    <Dialog
      isOpen
      actions={
        <Button variant="secondary" onPress={onClose}>
          {t('common:action.cancel')}
        </Button>
      }
      closeLabel={t('common:action.close')}
      title={t('swap.title', { name: nameOf(pose.asanaId) })}
      onClose={onClose}
    >
      {alternatives.length === 0 ? <Text>{t('swap.none')}</Text> : null}
      <ul className={list}>
        {alternatives.map((alternative) => (
          <li key={alternative.asana.id} className={facts}>
            <Button fullWidth variant="secondary" onPress={() => onChoose(alternative)}>
              <span lang={textLanguage(alternative.asana, 'name')}>{alternative.asana.name}</span>
            </Button>
            <Text size="small" tone="soft">
              {format.exactDuration(alternative.item.seconds * alternative.item.sets)}
              {' · '}
              {whyText(alternative.item.why, nameOf)}
            </Text>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
