import { emailLink, mostPeopleAtOnce, mostRecipients } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { useId } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { SelectionActions } from '../types.ts';
import * as styles from '#screens/admin/parts/selection.css.ts';

interface SelectionBarProps extends Pick<SelectionActions, 'onGive' | 'onOpenDialog'> {
  /** How many are selected. */
  count: number;
  /** Their addresses, without those who have none. */
  emails: readonly string[];
  /** How many of them the list does not show. */
  hidden: number;
  onClear: () => void;
}

/** How many are selected, and what can be done to all of them. */
export function SelectionBar({
  count,
  emails,
  hidden,
  onGive,
  onOpenDialog,
  onClear,
}: SelectionBarProps) {
  const { t } = useTranslation('admin');
  const countId = useId();
  const limitId = useId();
  const isTooMany = count > mostPeopleAtOnce;
  const isTooLong = emails.length > mostRecipients;
  const act = { 'aria-describedby': isTooMany ? limitId : countId, isDisabled: isTooMany };
  return (
    <section aria-label={t('users.selection.label')} className={styles.selection}>
      <div className={styles.words}>
        <Text id={countId} weight="strong">
          {t('users.selection.count', { count })}
        </Text>
        {hidden > 0 ? (
          <Text size="small" tone="soft">
            {t('users.selection.hidden', { count: hidden })}
          </Text>
        ) : null}
        {isTooMany ? (
          <Text as="output" id={limitId} size="small">
            {t('users.selection.tooMany', { most: mostPeopleAtOnce })}
          </Text>
        ) : null}
        {isTooLong ? (
          <Text as="output" size="small" tone="soft">
            {t('write.tooMany', { most: mostRecipients })}
          </Text>
        ) : null}
      </div>
      <Inline gap="2">
        <Button {...act} onPress={onGive}>
          {t('student.give')}
        </Button>
        <Button {...act} variant="secondary" onPress={() => onOpenDialog('community')}>
          {t('users.selection.community')}
        </Button>
        <Button {...act} variant="secondary" onPress={() => onOpenDialog('pause')}>
          {t('student.pause')}
        </Button>
        {emails.length > 0 && !isTooLong ? (
          <LinkButton aria-describedby={countId} href={emailLink(emails)} variant="secondary">
            {t('write.action')}
          </LinkButton>
        ) : null}
        <Button variant="quiet" onPress={onClear}>
          {t('users.selection.clear')}
        </Button>
      </Inline>
    </section>
  );
}
