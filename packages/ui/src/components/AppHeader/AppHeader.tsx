import { ChevronLeft, Menu } from 'lucide-react';
import { Link } from 'react-aria-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import {
  avatar as avatarLink,
  end,
  header,
  points as pointsLink,
  title as heading,
  titleBelow,
} from './AppHeader.css.ts';

/** The way back, or the way to the side menu, or neither; each with its words. */
type Leading =
  | { onBack: () => void; backLabel: string; onMenu?: never; menuLabel?: never }
  | { onMenu: () => void; menuLabel: string; onBack?: never; backLabel?: never }
  | { onBack?: never; backLabel?: never; onMenu?: never; menuLabel?: never };

interface AppHeaderContent {
  /** The page's heading (level 1). */
  title: string;
  /** The points badge: its words ('340 points'), null while they load, and where it leads, /progress. */
  points?: { text: string | null; href: string };
  /**
   * The person's avatar: an accessible name such as 'Your profile', and where it leads, /profile. Its
   * name is null while it loads.
   */
  avatar?: { label: string; href: string; name: string | null; src: string | null };
}

export type AppHeaderProps = AppHeaderContent & Leading;

/** The header of a student screen. */
export function AppHeader({
  title,
  points,
  avatar,
  onBack,
  backLabel,
  onMenu,
  menuLabel,
}: AppHeaderProps) {
  const hasEnd = points !== undefined || avatar !== undefined;
  return (
    <header className={header}>
      {onBack ? (
        <IconButton
          icon={<ChevronLeft aria-hidden size="1.375rem" strokeWidth={1.75} />}
          label={backLabel}
          variant="sand"
          onPress={onBack}
        />
      ) : null}
      {onMenu ? (
        <IconButton
          icon={<Menu aria-hidden size="1.375rem" strokeWidth={1.75} />}
          label={menuLabel}
          variant="sand"
          onPress={onMenu}
        />
      ) : null}
      <h1 className={hasEnd ? titleBelow : heading}>{title}</h1>
      {hasEnd ? (
        <div className={end}>
          {points?.text === null ? <Skeleton height="2.75rem" shape="block" width="6rem" /> : null}
          {points && points.text !== null ? (
            <Link className={pointsLink} href={points.href}>
              {points.text}
            </Link>
          ) : null}
          {avatar ? (
            <Link aria-label={avatar.label} className={avatarLink} href={avatar.href}>
              {avatar.name === null ? (
                <Skeleton shape="circle" width="2.25rem" />
              ) : (
                <Avatar isDecorative name={avatar.name} size="small" src={avatar.src} />
              )}
            </Link>
          ) : null}
        </div>
      ) : null}
    </header>
  );
}
