import { Link } from 'react-aria-components';
import type { NavigationProps } from '../BottomBar/navigation.ts';
import { icon, link, list, product as productName, rail } from './SideRail.css.ts';

export interface SideRailProps extends NavigationProps {
  /** The product's name, at the top. */
  product: string;
}

/** The main navigation of a wide screen: narrow with words under the icons, then beside them. */
export function SideRail({ label, items, product }: SideRailProps) {
  return (
    <nav aria-label={label} className={rail}>
      <div className={productName}>{product}</div>
      <ul className={list}>
        {items.map(({ id, label: words, href, icon: Icon, isCurrent }) => (
          <li key={id}>
            <Link
              aria-current={isCurrent ? 'page' : undefined}
              className={link}
              data-current={isCurrent || undefined}
              href={href}
            >
              <Icon
                aria-hidden
                className={icon}
                size="1.375rem"
                strokeWidth={isCurrent ? 2.25 : 1.75}
              />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
