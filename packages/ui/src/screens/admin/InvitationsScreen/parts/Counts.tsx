import { type InvitationCounts, invitationStates } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Text } from '#components/Text/Text.tsx';

/** How many invitations are in each state, and when the last that waits will have left. */
export function Counts({ counts }: { counts: InvitationCounts }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const known = invitationStates.filter((state) => counts.states[state] > 0);
  if (known.length === 0) return null;
  return (
    <div>
      <Text weight="medium">
        {known
          .map((state) =>
            t('invitations.counted', {
              state: t(`invitations.state.${state}`),
              number: counts.states[state],
            }),
          )
          .join(' · ')}
      </Text>
      {counts.sentBy === null ? null : (
        <Text size="small" tone="soft">
          {t('invitations.sentBy', {
            time: format.day(new Date(counts.sentBy), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </Text>
      )}
    </div>
  );
}
