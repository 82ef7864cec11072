import { Link } from 'react-aria-components';
import { bar, entry, icon, link, list } from './BottomBar.css.ts';
import type { NavigationProps } from './navigation.ts';

/** The main navigation of a small screen, within reach of the thumb. */
export function BottomBar({ label, items }: NavigationProps) {
  return (
    <nav aria-label={label} className={bar}>
      <ul className={list}>
        {items.map(({ id, label: words, href, icon: Icon, isCurrent }) => (
          <li key={id} className={entry}>
            <Link
              aria-current={isCurrent ? 'page' : undefined}
              className={link}
              data-current={isCurrent || undefined}
              href={href}
            >
              <span className={icon}>
                <Icon aria-hidden size="1.375rem" strokeWidth={1.75} />
              </span>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
