import { useTranslation } from '@niyama/i18n';
import { Stack } from '#components/Stack/Stack.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Text } from '#components/Text/Text.tsx';

/** What of a student is on this device alone. */
export interface UnsyncedData {
  /** Practices that the server does not have; a logout loses them. */
  practices: number;
  /** Changes of favorites and of the practice list; a logout loses them. */
  changes: number;
  /** Whether a lifestyle log is kept; it stays unless it is cleared. */
  hasLifestyleLog: boolean;
  /** How a meditation that is under way stands, which a logout ends; null without one. */
  meditation: 'running' | 'paused' | null;
}

interface UnsyncedDataNoteProps {
  here: UnsyncedData;
  clearsLog: boolean;
  onClearsLogChange: (clearsLog: boolean) => void;
}

/** What a logout does to what is on this device alone, with the choice that a shared one calls for. */
export function UnsyncedDataNote({ here, clearsLog, onClearsLogChange }: UnsyncedDataNoteProps) {
  const { t } = useTranslation('student');
  const { practices, changes, hasLifestyleLog, meditation } = here;
  return (
    <Stack gap="2">
      {meditation ? <Text>{t('timer.logOut.text')}</Text> : null}
      {practices > 0 ? <Text>{t('session.unsent.text', { count: practices })}</Text> : null}
      {changes > 0 ? <Text>{t('session.unsent.changes', { count: changes })}</Text> : null}
      {hasLifestyleLog ? (
        <>
          <Text>{t('session.lifestyle.text')}</Text>
          <Switch
            description={t('session.lifestyle.clearHint')}
            isSelected={clearsLog}
            label={t('session.lifestyle.clear')}
            onChange={onClearsLogChange}
          />
        </>
      ) : null}
    </Stack>
  );
}
