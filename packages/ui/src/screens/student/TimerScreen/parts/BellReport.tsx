import { type BellStatus, bellStatuses, clockText } from '@niyama/domain';
import { useTranslation } from '@niyama/i18n';
import { Bell, BellOff, BellRing, type LucideIcon } from 'lucide-react';
import { Card } from '#components/Card/Card.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { MeditationProgress } from '../types.ts';
import * as styles from './BellReport.css.ts';

const icons: Record<BellStatus['state'], LucideIcon> = {
  rang: BellRing,
  missed: BellOff,
  due: Bell,
};

interface BellReportProps {
  progress: MeditationProgress;
}

/** Which bells rang and which did not, once one was missed. */
export function BellReport({ progress }: BellReportProps) {
  const { t } = useTranslation(['student', 'timer']);
  const { plan, missedBells } = progress;
  const words: Record<BellStatus['state'], string> = {
    rang: t('timer:report.rang'),
    missed: t('timer:report.notRung'),
    due: t('timer:report.due'),
  };
  return (
    <Card tone="sand">
      <Stack gap="3">
        <Stack gap="1">
          <Heading level={2} size="title">
            {t('timer:report.missed', { count: missedBells.length })}
          </Heading>
          <Text size="small">{t('timer:report.why')}</Text>
        </Stack>
        <ul aria-label={t('timer:report.label')} className={styles.list}>
          {bellStatuses(plan, { ...progress, missedBells: [...missedBells] }).map(
            ({ offset, kind, state }) => {
              const Icon = icons[state];
              return (
                <li key={`${kind} ${offset}`} className={styles.entries[state]}>
                  <Icon aria-hidden className={styles.icon} size="1.125rem" strokeWidth={1.75} />
                  <span className={styles.time}>{clockText(offset)}</span>
                  <span>{words[state]}</span>
                </li>
              );
            },
          )}
        </ul>
      </Stack>
    </Card>
  );
}
