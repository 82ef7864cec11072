import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { form } from '../SettingsScreen.css.ts';
import type { MissingProfilesState } from '../types.ts';

interface DatabaseProps extends MissingProfilesState {
  onCreate: () => void;
}

/** Makes profiles for accounts that have none, and says at which stage it failed. */
export function Database({ isBusy, failure, onCreate }: DatabaseProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={form}>
      <Stack gap="4">
        <Heading level={2}>{t('settings.database.title')}</Heading>
        <Text>{t('settings.database.text')}</Text>
        {failure === null ? null : (
          <FormAlert>
            <strong>{t('settings.database.error')}</strong>
            <br />
            {failure}
          </FormAlert>
        )}
        <Button busyLabel={t('settings.database.busy')} isBusy={isBusy} onPress={onCreate}>
          {t('settings.database.title')}
        </Button>
      </Stack>
    </div>
  );
}
