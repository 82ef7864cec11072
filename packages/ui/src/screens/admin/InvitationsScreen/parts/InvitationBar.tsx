import { type Invitation, mostPeopleAtOnce } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from '#screens/admin/parts/selection.css.ts';

interface InvitationBarProps {
  /** At least one. */
  selected: readonly Invitation[];
  onResend: () => void;
  onWithdraw: () => void;
  onClear: () => void;
}

/** How many invitations are selected, and what can be done to all of them. */
export function InvitationBar({ selected, onResend, onWithdraw, onClear }: InvitationBarProps) {
  const { t } = useTranslation('admin');
  const isTooMany = selected.length > mostPeopleAtOnce;
  return (
    <section aria-label={t('invitations.selection.label')} className={styles.selection}>
      <div className={styles.words}>
        <Text weight="strong">{t('users.selection.count', { count: selected.length })}</Text>
        {isTooMany ? (
          <Text as="output" size="small">
            {t('users.selection.tooMany', { most: mostPeopleAtOnce })}
          </Text>
        ) : null}
      </div>
      <Inline gap="2">
        <Button
          isDisabled={isTooMany || selected.every(({ state }) => state === 'waiting')}
          variant="secondary"
          onPress={onResend}
        >
          {t('invitations.resend.action')}
        </Button>
        <Button isDisabled={isTooMany} variant="secondary" onPress={onWithdraw}>
          {t('invitations.withdraw.action')}
        </Button>
        <Button variant="quiet" onPress={onClear}>
          {t('users.selection.clear')}
        </Button>
      </Inline>
    </section>
  );
}
