import { useTranslation } from '@niyama/i18n';
import { Stack } from '#components/Stack/Stack.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';

/** What of a student is on this device alone. */
export interface UnsyncedData {
  /** Practices that the server does not have; a logout loses them. */
  practices: number;
  /** Runs of classes that the server does not have; a logout loses their names. */
  classes: number;
  /** Changes of favorites and of the practice list; a logout loses them. */
  changes: number;
  /** Whether there is a lifestyle log; it stays unless the student clears it. */
  hasLifestyleLog: boolean;
  /** Whether choices for composing classes are stored; they stay unless the student clears them. */
  hasComposing: boolean;
  /** The state of a meditation under way, which a logout ends; null without one. */
  meditation: 'running' | 'paused' | null;
}

/** What of it a logout clears although it could stay. */
export interface Clearing {
  lifestyleLog: boolean;
  composing: boolean;
}

/** Nothing, until somebody chooses it. */
export const clearsNothing: Clearing = { lifestyleLog: false, composing: false };

interface UnsyncedDataNoteProps {
  here: UnsyncedData;
  clears: Clearing;
  onClearsChange: (clears: Clearing) => void;
}

/** What a logout does to what is on this device alone, with the choice that a shared one calls for. */
export function UnsyncedDataNote({ here, clears, onClearsChange }: UnsyncedDataNoteProps) {
  const { t } = useTranslation('student');
  const { practices, classes, changes, hasLifestyleLog, hasComposing, meditation } = here;
  return (
    <Stack gap="2">
      {meditation ? <Text>{t('timer.logOut.text')}</Text> : null}
      {practices > 0 ? <Text>{t('session.unsent.text', { count: practices })}</Text> : null}
      {classes > 0 ? <Text>{t('session.unsent.classes', { count: classes })}</Text> : null}
      {changes > 0 ? <Text>{t('session.unsent.changes', { count: changes })}</Text> : null}
      {hasLifestyleLog ? (
        <>
          <Text>{t('session.lifestyle.text')}</Text>
          <Switch
            description={t('session.lifestyle.clearHint')}
            isSelected={clears.lifestyleLog}
            label={t('session.lifestyle.clear')}
            onChange={(lifestyleLog) => onClearsChange({ ...clears, lifestyleLog })}
          />
        </>
      ) : null}
      {hasComposing ? (
        <>
          <Text>{t('session.composing.text')}</Text>
          <Switch
            description={t('session.lifestyle.clearHint')}
            isSelected={clears.composing}
            label={t('session.composing.clear')}
            onChange={(composing) => onClearsChange({ ...clears, composing })}
          />
        </>
      ) : null}
    </Stack>
  );
}
