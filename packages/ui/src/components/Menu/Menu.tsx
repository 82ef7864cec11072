import { Ellipsis } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
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
  /**
   * Whether `onAction` waits until the focus is back: for actions that give it to another place, which
   * cannot take it while the menu is open.
   * @default false
   */
  actsOnceClosed?: boolean;
}

const threeDots = <Ellipsis aria-hidden size="1.375rem" strokeWidth={1.75} />;

/** A button that opens a short list of actions. */
export function Menu<Id extends string>({
  label,
  icon = threeDots,
  items,
  size = 'medium',
  onAction,
  actsOnceClosed = false,
}: MenuProps<Id>) {
  const chosen = useRef<Id | null>(null);
  const actOnChosen = () => {
    if (chosen.current !== null) onAction(chosen.current);
    chosen.current = null;
  };
  return (
    <MenuTrigger>
      <IconButton icon={icon} label={label} size={size} />
      <Popover className={popover}>
        {actsOnceClosed ? <OnceClosed act={actOnChosen} /> : null}
        <AriaMenu className={list}>
          {items.map((option) => (
            <MenuItem
              key={option.id}
              className={option.tone === 'danger' ? dangerItem : item}
              href={option.href}
              id={option.id}
              isDisabled={option.isDisabled}
              textValue={option.label}
              onAction={() => {
                if (actsOnceClosed) chosen.current = option.id;
                else onAction(option.id);
              }}
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

/** React Aria gives the focus back in the frame after the popover went. */
function OnceClosed({ act }: { act: () => void }) {
  const afterwards = useEffectEvent(act);
  useEffect(() => () => void requestAnimationFrame(() => afterwards()), []);
  return null;
}
