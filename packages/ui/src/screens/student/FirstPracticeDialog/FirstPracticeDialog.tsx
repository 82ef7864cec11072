import { type Guidance, guidances, type Limit } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { OneChoiceChips } from '#components/ChoiceChips/OneChoiceChips.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { LimitChips } from '#screens/student/parts/LimitChips.tsx';
import { HealthNotice } from '../HealthNoticeDialog/HealthNotice.tsx';

/** What a student says before the first practice. */
interface FirstPractice {
  limits: readonly Limit[];
  guidance: Guidance;
}

export interface FirstPracticeDialogProps extends FirstPractice {
  /** Whether this device has a voice for the language; without one, the words are shown. */
  hasVoice: boolean;
  /** The student has read the notice and answered. */
  onConfirm: (said: FirstPractice) => void;
  /** The student has decided nothing. */
  onClose: () => void;
}

/** The one sheet before the very first start: the health notice, limits, and the voice. */
export function FirstPracticeDialog({
  hasVoice,
  onConfirm,
  onClose,
  ...known
}: FirstPracticeDialogProps) {
  const { t } = useTranslation(['student', 'common', 'pose-practice']);
  const [limits, setLimits] = useState(known.limits);
  const [guidance, setGuidance] = useState(known.guidance);
  return (
    <Dialog
      isOpen
      actions={
        <Button onPress={() => onConfirm({ limits, guidance })}>
          {t('common:action.continue')}
        </Button>
      }
      closeLabel={t('common:action.close')}
      title={t('health.title')}
      onClose={onClose}
    >
      <Stack gap="4">
        <HealthNotice />
        <LimitChips
          hint={t('pose-practice:first.limitsHint')}
          label={t('pose-practice:first.limits')}
          limits={limits}
          onChange={setLimits}
        />
        <Stack gap="2">
          <OneChoiceChips
            choices={guidances.map((id) => ({
              id,
              label: t(`pose-practice:cues.guidances.${id}`),
            }))}
            label={t('pose-practice:first.voice')}
            value={guidance}
            onChange={setGuidance}
          />
          <Text size="small" tone="soft">
            {t(`pose-practice:first.${hasVoice ? 'voiceHint' : 'noVoiceHint'}`)}
          </Text>
        </Stack>
      </Stack>
    </Dialog>
  );
}
