import { adminPaths, emailLink, type CheckIn } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './lines.css.ts';
import { useUserName } from './useUserName.ts';

interface CheckInLinesProps {
  checkIns: readonly CheckIn[];
  /** Hides a line for seven days. */
  onDone: (checkIn: CheckIn) => void;
}

/** A line for each check-in: the student and the reason. */
export function CheckInLines({ checkIns, onDone }: CheckInLinesProps) {
  const { t } = useTranslation('admin');
  const nameOf = useUserName();
  const reasonOf = useReason();
  return (
    <ul className={styles.lines}>
      {checkIns.map((checkIn) => {
        const name = nameOf(checkIn.student);
        return (
          <li key={checkIn.student.id} className={styles.line}>
            <div className={styles.words}>
              <Text weight="medium">
                <Link href={adminPaths.student(checkIn.student.id)}>
                  <bdi>{name}</bdi>
                </Link>
              </Text>
              <Text size="small" tone="soft">
                {reasonOf(checkIn)}
              </Text>
            </div>
            <Inline gap="2">
              {checkIn.student.email === null ? null : (
                <LinkButton
                  aria-label={t('checkIns.doneNamed', { action: t('write.action'), name })}
                  href={emailLink([checkIn.student.email])}
                  variant="secondary"
                >
                  {t('write.action')}
                </LinkButton>
              )}
              <Button
                aria-label={t('checkIns.doneNamed', { action: t('checkIns.done'), name })}
                variant="secondary"
                onPress={() => onDone(checkIn)}
              >
                {t('checkIns.done')}
              </Button>
            </Inline>
          </li>
        );
      })}
    </ul>
  );
}

/** The reason in words and numbers. */
function useReason(): (checkIn: CheckIn) => string {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const number = (value: number) => format.number(value);
  return ({ reason, days, daysBefore, lately, before }) => {
    if (reason === 'silent') {
      return t('checkIns.silent', { count: days, before: number(daysBefore) });
    }
    if (reason !== 'adherence') return t(`checkIns.${reason}`, { count: days });
    return t('checkIns.adherence', {
      done: number(lately.done),
      expected: number(lately.expected),
      doneBefore: number(before.done),
      expectedBefore: number(before.expected),
    });
  };
}
