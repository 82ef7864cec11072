import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { segment, track } from '../SegmentedControl/segments.css.ts';
import { panel, root } from './Tabs.css.ts';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** Mounted only while its tab is selected. */
  content: ReactNode;
  /**
   * Stays mounted behind the others, for fields that a form reads whichever tab is shown.
   * @default false
   */
  keepsMounted?: boolean;
  isDisabled?: boolean;
}

export interface TabsProps<Id extends string> {
  /** What the tabs divide; read out with the list, not shown. */
  label?: string;
  tabs: readonly TabItem<Id>[];
  /** The tab shown first when nobody controls the selection. @default the first tab */
  defaultSelectedKey?: Id;
  /** The tab shown, when the caller controls the selection. */
  selectedKey?: Id;
  /** Called with the id of the tab that was chosen by pointer or arrow key. */
  onSelectionChange?: (id: Id) => void;
}

/** Views of one screen, one at a time: a sand track with a card-colored pill for the one shown. */
export function Tabs<Id extends string>({
  label,
  tabs,
  defaultSelectedKey,
  selectedKey,
  onSelectionChange,
}: TabsProps<Id>) {
  return (
    <AriaTabs
      className={root}
      {...(selectedKey === undefined ? { defaultSelectedKey } : { selectedKey })}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key);
        if (chosen) onSelectionChange?.(chosen.id);
      }}
    >
      <TabList aria-label={label} className={track}>
        {tabs.map((tab) => (
          <Tab key={tab.id} className={segment} id={tab.id} isDisabled={tab.isDisabled}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} className={panel} id={tab.id} shouldForceMount={tab.keepsMounted}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
