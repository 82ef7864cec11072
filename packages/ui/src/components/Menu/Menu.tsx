import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dangerItem, item, itemLabel, list, popover } from './popover.css.ts';

export interface MenuOption<Id extends string> {
  id: Id;
  label: string;
  /** An icon before the words, hidden from screen readers. */
  icon?: ReactElement;
  /** `danger` marks what destroys. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Where the item leads, when it is a link rather than an action. */
  href?: string;
  isDisabled?: boolean;
}

export interface MenuProps<Id extends string> {
  /** The button's accessible name, saying whose actions these are: 'Actions for Tree Pose'. */
  label: string;
  /** The button's icon. @default three dots */
  icon?: ReactElement;
  items: readonly MenuOption<Id>[];
  /** Of the button: `small` in the tables of the admin app. @default 'medium' */
  size?: 'small' | 'medium';
  /** Called with the id of the chosen item; the menu closes and focus returns to its button. */
  onAction: (id: Id) => void;
}

const threeDots = <Ellipsis aria-hidden size="1.375rem" strokeWidth={1.75} />;

/** A button that opens a short list of actions. */
export function Menu<Id extends string>({
  label,
  icon = threeDots,
  items,
  size = 'medium',
  onAction,
}: MenuProps<Id>) {
  return (
    <MenuTrigger>
      <IconButton icon={icon} label={label} size={size} />
      <Popover className={popover}>
        <AriaMenu className={list}>
          {items.map((option) => (
            <MenuItem
              key={option.id}
              className={option.tone === 'danger' ? dangerItem : item}
              href={option.href}
              id={option.id}
              isDisabled={option.isDisabled}
              textValue={option.label}
              onAction={() => onAction(option.id)}
            >
              {option.icon}
              <span className={itemLabel}>{option.label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
