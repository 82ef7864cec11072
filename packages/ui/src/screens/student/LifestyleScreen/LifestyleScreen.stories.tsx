import { longestFoodLog, defaultLifestyle } from '@niyama/domain';
import { lifestyleEntries, longLifestyleLog, progress } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { inStudentShell } from '#testing/inStudentShell.tsx';
import { settled } from '#testing/settled.ts';
import { LifestyleScreen, type LifestyleScreenProps } from './LifestyleScreen.tsx';

/** The story keeps what is chosen, as the route does. */
function Controlled(props: LifestyleScreenProps) {
  const [tab, setTab] = useState(props.tab);
  const [values, setValues] = useState(props.values);
  return (
    <LifestyleScreen
      {...props}
      tab={tab}
      values={values}
      onChange={(changed) => {
        setValues(changed);
        props.onChange(changed);
      }}
      onTabChange={(chosen) => {
        setTab(chosen);
        props.onTabChange(chosen);
      }}
    />
  );
}

const [latest] = lifestyleEntries;
if (!latest) throw new Error('The fixture has no entry');
const { id: _id, date: _date, ...latestValues } = latest;
/** The thumb of a slider at its end stands out over its line. */
const amidValues = { ...latestValues, waterIntake: 8 };

const onStartOver = fn();

const meta = {
  title: 'Screens/Student/Lifestyle',
  component: LifestyleScreen,
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'fullscreen', width: '375' },
  decorators: [inStudentShell('/lifestyle')],
  args: {
    tab: 'log',
    today: progress.today,
    entries: [],
    hasUnreadable: false,
    values: defaultLifestyle,
    refusal: null,
    progress: { status: 'ready', progress, stale: null },
    edited: null,
    leaving: null,
    onTabChange: fn(),
    onChange: fn(),
    onSave: fn(),
    onStartOver: null,
    onEdit: fn(),
    onDelete: fn(),
    onExport: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof LifestyleScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
  await settled();
  await expect(overflowsSideways()).toBe(false);
  // The words of a chart may stand out over their narrow columns.
  const inCharts = new Set(canvasElement.querySelectorAll('figure, figure *'));
  await expect(clipped(canvasElement).filter((part) => !inCharts.has(part))).toEqual([]);
};

/** Every field has its default; only the wake-up time has to be filled in. */
export const LogActivity: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1, name: 'Lifestyle Log' })).toBeVisible();
    const slider = (name: string) => page.getByRole('slider', { name });
    await expect(slider('Sleep duration')).toHaveAttribute('aria-valuetext', '7 hours');
    await expect(slider('Sleep duration')).toHaveAttribute('step', '0.5');
    await expect(slider('Water intake')).toHaveAttribute('aria-valuetext', '4 glasses');
    for (const name of ['Good', 'Okay', 'Neutral']) {
      await expect(page.getAllByRole('radio', { name, checked: true })).toHaveLength(1);
    }
    const words = (name: string) =>
      within(page.getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    await expect(words('Sleep quality')).toEqual([
      'Poor',
      'Fair',
      'Good',
      'Very Good',
      'Excellent',
    ]);
    await expect(words('Mood')).toHaveLength(5);
    await expect(words('Mental state')).toEqual([
      'Stressed',
      'Neutral',
      'Focused',
      'Scattered',
      'Creative',
      'Tired',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Save my day' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(page.getByText('Please enter when you woke up')).toBeVisible();
    await expect(page.getByRole('spinbutton', { name: /^hour/ })).toHaveFocus();
    await expect(overflowsSideways()).toBe(false);
  },
};

/** With the keyboard alone, from the first field to the last. */
export const FilledInByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('spinbutton', { name: /^hour/ }).focus();
    await userEvent.keyboard('0630a');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(page.getByText('12+ glasses')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('Rice');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      wakeUpTime: '06:30',
      sleepDuration: 7.5,
      sleepQuality: 4,
      waterIntake: 12,
      foodLog: 'Rice',
      mood: 5,
      mentalState: 'focused',
    });
  },
};

/** Today stands there already, and something was begun since. */
export const LoggedTodayWithADraft: Story = {
  args: { entries: lifestyleEntries, onStartOver, values: { ...latestValues, foodLog: 'Soup' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: "Edit today's entry" }));
    await expect(args.onEdit).toHaveBeenCalledWith(latest);
    await expect(page.getByText('We kept the draft you started earlier.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Start over' }));
    await expect(onStartOver).toHaveBeenCalledOnce();
  },
};

/** The browser has no room: it is said beside Save, and everything stays as it was typed. */
export const Full: Story = {
  args: { refusal: 'full', values: latestValues },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(/out of storage space/);
    await userEvent.click(page.getByRole('button', { name: 'Save my day' }));
    await expect(args.onSave).toHaveBeenCalledWith(latestValues);
  },
};

export const BlockedWithADraft: Story = {
  tags: ['layout'],
  args: { refusal: 'blocked', onStartOver, values: amidValues },
  play: fits,
};

/** Two characters too many are counted, not cut off. */
export const FoodLogTooLong: Story = {
  args: { values: { ...latestValues, foodLog: 'a'.repeat(longestFoodLog + 2) } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save my day' }));
    await expect(page.getByText('2 characters over the limit')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Food log' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Day by day, with what can be done to each entry, and the trends as pictures and as a table. */
export const History: Story = {
  tags: ['dark', 'layout'],
  args: { tab: 'history', entries: lifestyleEntries },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['The last 14 days', 'Your entries', 'Today', 'Yesterday']));
    const today = within(page.getByRole('region', { name: 'Today' }));
    await expect(today.getByText(/Woke up at 6:30\sAM/)).toBeVisible();
    await expect(today.getByText('7.5 hours of sleep (Very Good)')).toBeVisible();
    await expect(today.getByText('12+ glasses of water')).toBeVisible();
    await expect(today.getByText('Mood: Good')).toBeInTheDocument();

    const choose = async (item: string) => {
      await userEvent.click(today.getByRole('button', { name: 'Actions for Today' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await choose('Edit');
    await expect(args.onEdit).toHaveBeenCalledWith(latest);
    await choose('Delete');
    await expect(args.onDelete).toHaveBeenCalledWith(latest);
    await userEvent.click(page.getByRole('button', { name: 'Export as JSON' }));
    await expect(args.onExport).toHaveBeenCalledOnce();

    await userEvent.click(page.getByRole('button', { name: 'Show as a table' }));
    await settled();
    const table = within(page.getByRole('table', { name: 'The last 14 days' }));
    await expect(table.getAllByRole('row')).toHaveLength(14 + 1);
    // Two entries of a day make its mean.
    await expect(table.getByRole('row', { name: /^Thu, Nov 19 3.5 2.5 \d+$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Tue, Nov 17 – – \d+$/ })).toBeVisible();
    await expect(overflowsSideways()).toBe(false);
  },
};

export const HistoryWide: Story = {
  tags: ['dark'],
  args: { tab: 'history', entries: lifestyleEntries },
  globals: { width: '1280' },
  play: fits,
};

export const NoEntries: Story = {
  args: { tab: 'history' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('No lifestyle logs recorded yet.')).toBeVisible();
    await expect(page.getByText('Start logging today to see your history here!')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Log Activity' }));
    await expect(page.getByRole('tab', { name: 'Log Activity', selected: true })).toBeVisible();
  },
};

/** Eight years, of which only what is near the window is in the page. */
export const ThousandsOfEntries: Story = {
  args: { tab: 'history', entries: longLifestyleLog(3000) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('region', { name: 'Today' })).toBeVisible();
    await expect(page.getAllByRole('listitem').length).toBeLessThan(200);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await page.findByText('Thursday, September 6, 2018')).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
};

/** The trends without what was practiced: it is on its way, or the server does not say it. */
export const PracticeLoading: Story = {
  args: { tab: 'history', entries: lifestyleEntries, progress: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/practiced/)).not.toBeInTheDocument();
    await expect(within(canvasElement).getAllByRole('figure')).toHaveLength(2);
  },
};

export const PracticeFailed: Story = {
  args: {
    tab: 'history',
    entries: lifestyleEntries,
    progress: { status: 'failed', isOffline: true, reason: "You're offline." },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const edited = {
  entry: latest,
  values: latestValues,
  refusal: null,
  onChange: fn(),
  onSave: fn(),
  onCancel: fn(),
};
const leaving = { onLeave: fn(), onStay: fn() };

/** The same form in a dialog, with the entry in it. */
export const Editing: Story = {
  tags: ['dark'],
  args: { tab: 'history', entries: lifestyleEntries, edited },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry: Today' }));
    await expect(
      dialog.getByRole('radio', { name: 'Very Good', checked: true }),
    ).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Tired' }));
    await expect(edited.onChange).toHaveBeenCalledWith({
      ...latestValues,
      mentalState: 'tired',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(edited.onSave).toHaveBeenCalledWith(latestValues);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(edited.onCancel).toHaveBeenCalledOnce();
  },
};

export const AsksBeforeChangesAreLost: Story = {
  args: { tab: 'history', entries: lifestyleEntries, edited, leaving },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(leaving.onStay).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    await expect(leaving.onLeave).toHaveBeenCalledOnce();
  },
};

/** Markup is text, writing may run from the right, and words may have no end. */
export const AwkwardWords: Story = {
  args: {
    tab: 'history',
    entries: [{ ...latest, foodLog: `<b>Soup</b> & bread\n\nأكلت العدس\n${'m'.repeat(400)}` }],
  },
  globals: { width: '320' },
  play: fits,
};
