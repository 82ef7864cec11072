import { nameOfProfile, paths, type Profile } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Menu } from 'lucide-react';
import { Link } from 'react-aria-components';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Text } from '#components/Text/Text.tsx';
import { partOfDay } from '../practices.ts';
import type { DayMoment } from '../types.ts';
import * as styles from './HomeHeader.css.ts';

interface HomeHeaderProps {
  /** Null while it is not known. */
  profile: Profile | null;
  isLoading: boolean;
  avatarUrl: string | null;
  now: DayMoment;
  onOpenMenu: () => void;
}

/** Greets the student, and says where she stands. */
export function HomeHeader({ profile, isLoading, avatarUrl, now, onOpenMenu }: HomeHeaderProps) {
  const { t } = useTranslation(['student', 'common']);
  const format = useFormat();
  const weekday = format.weekday(now.day);
  const name = profile && nameOfProfile(profile, ['username']);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <Text size="small" tone="soft">
          {t(`home.greeting.${partOfDay(now.hour)}`, { weekday })}
        </Text>
        <h1 className={styles.title}>
          {name ? t('home.namaste', { name }) : t('home.namasteAlone')}
        </h1>
      </div>
      <div className={styles.ways}>
        <IconButton
          icon={<Menu aria-hidden size="1.375rem" strokeWidth={1.75} />}
          label={t('menu.open')}
          onPress={onOpenMenu}
        />
        <Link aria-label={t('header.profile')} className={styles.avatar} href={paths.profile()}>
          {isLoading ? (
            <Skeleton shape="circle" width="3rem" />
          ) : (
            <Avatar isDecorative name={name ?? t('menu.defaultInitial')} src={avatarUrl} />
          )}
        </Link>
      </div>
      {profile ? (
        <ul aria-label={t('home.stats')} className={styles.stats}>
          <li>
            <Badge>{t('common:amount.level', { level: profile.level })}</Badge>
          </li>
          <li>
            <Badge>{t('common:amount.points', { count: profile.points })}</Badge>
          </li>
          {profile.dailyStreak > 0 ? (
            <li>
              <Badge>{t('home.streak', { count: profile.dailyStreak })}</Badge>
            </li>
          ) : null}
        </ul>
      ) : null}
      {isLoading ? (
        <div className={styles.stats}>
          <Skeleton height="1.625rem" shape="block" width="4.5rem" />
          <Skeleton height="1.625rem" shape="block" width="5.5rem" />
          <Skeleton height="1.625rem" shape="block" width="6rem" />
        </div>
      ) : null}
    </header>
  );
}
