import { useTranslation } from '@niyama/i18n';
import { KeyRound, LogOut, Mail } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { Card } from '#components/Card/Card.tsx';
import { FormAlert } from '#components/FormAlert/FormAlert.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { AccountState } from '../types.ts';

const icon = { 'aria-hidden': true, size: '1.25rem', strokeWidth: 1.75 } as const;
const headingId = 'edit-profile-account';

interface AccountCardProps {
  account: AccountState;
  onSignOut: () => void;
}

/** The address with which one logs in, and what can be changed about logging in. */
export function AccountCard({ account, onSignOut }: AccountCardProps) {
  const { t } = useTranslation(['student', 'common']);
  const known = account.status === 'known' ? account : null;
  return (
    <Card aria-labelledby={headingId} as="section" padding="large">
      <Stack gap="4">
        <Heading id={headingId} level={2}>
          {t('account.title')}
        </Heading>
        <Address account={account} />
        {known && known.newEmail !== null ? (
          <Waiting account={known} newEmail={known.newEmail} />
        ) : null}
        <Button
          fullWidth
          icon={<Mail {...icon} />}
          isDisabled={!known}
          variant="secondary"
          onPress={() => known?.onOpen('email')}
        >
          {t('account.email.action')}
        </Button>
        <Button
          fullWidth
          icon={<KeyRound {...icon} />}
          isDisabled={!known}
          variant="secondary"
          onPress={() => known?.onOpen('password')}
        >
          {t('account.password.action')}
        </Button>
        <Button fullWidth icon={<LogOut {...icon} />} variant="quiet" onPress={onSignOut}>
          {t('account.signOut.action')}
        </Button>
      </Stack>
    </Card>
  );
}

function Address({ account }: Pick<AccountCardProps, 'account'>) {
  const { t } = useTranslation(['student', 'common']);
  if (account.status === 'loading') {
    return (
      <>
        <VisuallyHidden>{t('account.emailLoading')}</VisuallyHidden>
        <Skeleton height="3rem" shape="block" />
      </>
    );
  }
  if (account.status === 'failed') return <Text tone="soft">{t('account.emailUnknown')}</Text>;
  return (
    <Stack gap="1">
      <Text size="small" tone="soft">
        {t('common:form.email')}
      </Text>
      <Text weight="strong">{account.email}</Text>
    </Stack>
  );
}

interface WaitingProps {
  account: Extract<AccountState, { status: 'known' }>;
  newEmail: string;
}

/** What the person sees until a new address is confirmed. */
function Waiting({ account: { email, resend, onResend }, newEmail }: WaitingProps) {
  const { t } = useTranslation('student');
  return (
    <FormAlert
      action={
        resend === 'sent' ? (
          <Text size="small">{t('account.pending.resent')}</Text>
        ) : (
          <Button
            busyLabel={t('account.email.busy')}
            isBusy={resend === 'busy'}
            variant="secondary"
            onPress={onResend}
          >
            {t('account.pending.resend')}
          </Button>
        )
      }
      tone="info"
    >
      <strong>{t('account.pending.title', { newEmail })}</strong>
      <br />
      {t('account.pending.text', { email })}
    </FormAlert>
  );
}
