import type { User } from '@niyama/domain';
import { useFormat, useTranslation } from '@niyama/i18n';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Link } from '#components/Link/Link.tsx';
import { cut } from './cut.css.ts';
import { names, other, person } from './UserName.css.ts';
import { useUserName } from './useUserName.ts';

interface UserNameProps {
  user: Pick<User, 'username' | 'fullName' | 'displayName' | 'avatarUrl'>;
  /** Whether it is the admin who looks. @default false */
  isSelf?: boolean;
  /** Where the name leads. @default nowhere */
  href?: string;
  /** When the account is deleted, if the student has asked for that. */
  leavesAt?: string | null;
}

/** Who a row is about: the name that others see, and below it the names that it stands for. */
export function UserName({ user, isSelf = false, href, leavesAt }: UserNameProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const name = useUserName()(user);
  const others = [
    user.fullName === name ? null : user.fullName,
    `@${user.username}`,
    isSelf ? t('users.you') : null,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <span className={person}>
      <Avatar isDecorative name={name} size="small" src={user.avatarUrl} />
      <span className={names}>
        <span className={cut} title={name}>
          {href === undefined ? (
            <bdi>{name}</bdi>
          ) : (
            <Link href={href}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </span>
        <span className={`${cut} ${other}`} title={others}>
          {others}
        </span>
        {leavesAt ? (
          <Badge tone="overdue">
            {t('users.leaving', { day: format.day(new Date(leavesAt), { dateStyle: 'medium' }) })}
          </Badge>
        ) : null}
      </span>
    </span>
  );
}
