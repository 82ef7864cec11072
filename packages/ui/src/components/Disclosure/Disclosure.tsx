import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The words of the button that opens it, and what stands beside them. */
  label: ReactNode;
  /** Called each time it opens. */
  onOpen?: () => void;
  /** Whether something in it has to be seen. @default false */
  isHeldOpen?: boolean;
  children: ReactNode;
}

/** More of something, closed until it is asked for. */
export function Disclosure({ label, onOpen, isHeldOpen = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  // Once that was mended, it stays open under the finger.
  if (isHeldOpen && !isOpen) setOpen(true);
  return (
    <AriaDisclosure
      className={styles.disclosure}
      isExpanded={isOpen}
      onExpandedChange={(isExpanded) => {
        setOpen(isExpanded);
        if (isExpanded) onOpen?.();
      }}
    >
      <Button className={styles.trigger} slot="trigger">
        <ChevronDown aria-hidden className={styles.chevron} size="1.125rem" strokeWidth={1.75} />
        <span className={styles.label}>{label}</span>
      </Button>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
