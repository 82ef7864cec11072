import { adminPaths, emailLink, type StudentWord } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Button } from '#components/Button/Button.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Text } from '#components/Text/Text.tsx';
import * as styles from './lines.css.ts';
import { useUserName } from './useUserName.ts';

interface WordLinesProps {
  words: readonly StudentWord[];
  /** Hides a line for seven days. */
  onDone: (word: StudentWord) => void;
}

/** With whom an instructor should have a word, and why: a line for each. */
export function WordLines({ words, onDone }: WordLinesProps) {
  const { t } = useTranslation('admin');
  const nameOf = useUserName();
  const reasonOf = useReason();
  return (
    <ul className={styles.lines}>
      {words.map((word) => {
        const name = nameOf(word.student);
        return (
          <li key={word.student.id} className={styles.line}>
            <div className={styles.words}>
              <Text weight="medium">
                <Link href={adminPaths.student(word.student.id)}>
                  <bdi>{name}</bdi>
                </Link>
              </Text>
              <Text size="small" tone="soft">
                {reasonOf(word)}
              </Text>
            </div>
            <Inline gap="2">
              {word.student.email === null ? null : (
                <LinkButton
                  aria-label={t('words.doneNamed', { action: t('write.action'), name })}
                  href={emailLink([word.student.email])}
                  variant="secondary"
                >
                  {t('write.action')}
                </LinkButton>
              )}
              <Button
                aria-label={t('words.doneNamed', { action: t('words.done'), name })}
                variant="secondary"
                onPress={() => onDone(word)}
              >
                {t('words.done')}
              </Button>
            </Inline>
          </li>
        );
      })}
    </ul>
  );
}

/** The reason in words and numbers. */
function useReason(): (word: StudentWord) => string {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const number = (value: number) => format.number(value);
  return ({ reason, days, daysBefore, lately, before }) => {
    if (reason === 'silent') {
      return t('words.silent', { count: days, before: number(daysBefore) });
    }
    if (reason !== 'adherence') return t(`words.${reason}`, { count: days });
    return t('words.adherence', {
      done: number(lately.done),
      expected: number(lately.expected),
      doneBefore: number(before.done),
      expectedBefore: number(before.expected),
    });
  };
}
