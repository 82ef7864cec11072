import { createLifestyleLog } from '@niyama/device';
import { deviceTimeZone, type LifestyleEntry, localDate, defaultLifestyle } from '@niyama/domain';
import { lifestyleEntries, longLifestyleLog, mockApi, student, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { toasts } from '../app/toasts.ts';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import LifestyleRoute from './lifestyle.tsx';

const meta = {
  title: 'Flows/Student/Lifestyle',
  component: LifestyleRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/lifestyle' })],
  beforeEach: () => () => createLifestyleLog(student.id, { storage: () => localStorage }).clear(),
} satisfies Meta<typeof LifestyleRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const logOf = (userId: string) => createLifestyleLog(userId, { storage: () => localStorage });
const today = () => localDate(Date.now(), deviceTimeZone());

/** What an earlier visit left on the device. */
const withEntries = (entries: readonly LifestyleEntry[]) => () => {
  const log = logOf(student.id);
  for (const entry of entries.toReversed()) log.put(entry);
  return () => log.clear();
};

type Page = ReturnType<typeof within>;

async function wokeUp(page: Page) {
  (await page.findByRole('spinbutton', { name: /^hour/ })).focus();
  await userEvent.keyboard('0630a');
}
async function chooseFor(page: Page, day: string, item: string) {
  await userEvent.click(await page.findByRole('button', { name: `Actions for ${day}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** A day is logged, found in the history, changed, deleted and taken back. */
export const KeepsALog: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await wokeUp(page);
    await userEvent.click(page.getByRole('radio', { name: 'Great' }));
    const show = spyOn(toasts, 'show');
    await userEvent.click(page.getByRole('button', { name: 'Save my day' }));
    await expect(
      await screen.findByRole('alertdialog', { name: 'Lifestyle logged successfully!' }),
    ).toHaveAccessibleDescription('Your daily metrics have been saved.');
    // The toast stays for three seconds.
    await expect(show).toHaveBeenLastCalledWith(expect.anything(), 3000);
    await expect(await page.findByRole('heading', { name: "You've logged today" })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Okay' })).toBeChecked();
    await expect(logOf(student.id).list()).toEqual([
      {
        ...defaultLifestyle,
        id: expect.any(String) as string,
        date: today(),
        wakeUpTime: '06:30',
        mood: 5,
      },
    ]);

    await userEvent.click(page.getByRole('tab', { name: 'History' }));
    await chooseFor(page, 'Today', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry: Today' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Tired' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await screen.findByText('Entry updated')).toBeVisible();
    const entry = within(await page.findByRole('region', { name: 'Today' }));
    await expect(entry.getByText('Tired')).toBeVisible();

    await chooseFor(page, 'Today', 'Delete');
    await expect(await page.findByText('No lifestyle logs recorded yet.')).toBeVisible();
    await expect(logOf(student.id).list()).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await page.findByText('Tired')).toBeVisible();
  },
};

/** Closing an entry that was changed asks first; what was not changed is closed at once. */
export const AsksBeforeChangesAreLost: Story = {
  parameters: { studentApp: { path: '/lifestyle?tab=history' } },
  beforeEach: withEntries(
    lifestyleEntries.slice(0, 1).map((entry) => ({ ...entry, date: today() })),
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await chooseFor(page, 'Today', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit entry: Today' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Tired' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(dialog.getByRole('radio', { name: 'Tired' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(page.getByText('Focused')).toBeVisible();
  },
};

/** What was begun is there on the next visit, until it is thrown away; that can be undone too. */
export const FindsWhatWasBegun: Story = {
  beforeEach: () => logOf(student.id).keepDraft({ ...defaultLifestyle, foodLog: 'Soup', mood: 1 }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const food = await page.findByRole('textbox', { name: 'Food log' });
    await expect(food).toHaveValue('Soup');
    await userEvent.type(food, ' and bread');
    await expect(logOf(student.id).readDraft()?.foodLog).toBe('Soup and bread');
    await userEvent.click(page.getByRole('button', { name: 'Start over' }));
    await expect(food).toHaveValue('');
    await expect(logOf(student.id).readDraft()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(food).toHaveValue('Soup and bread');
  },
};

/** Nothing is lost when the browser has no room, and saving works again once it has. */
export const StorageFull: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await wokeUp(page);
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    try {
      await userEvent.click(page.getByRole('button', { name: 'Save my day' }));
      await expect(await page.findByRole('alert')).toHaveTextContent(/out of storage space/);
    } finally {
      full.mockRestore();
    }
    await userEvent.click(page.getByRole('button', { name: 'Save my day' }));
    await expect(await page.findByRole('heading', { name: "You've logged today" })).toBeVisible();
    await expect(page.queryByText(/out of storage space/)).not.toBeInTheDocument();
  },
};

/** What cannot be read counts as nothing, and lies aside. */
export const Unreadable: Story = {
  parameters: { studentApp: { path: '/lifestyle?tab=history' } },
  beforeEach: () => localStorage.setItem(`niyama.lifestyle.v1.${student.id}`, '{"broken'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('No lifestyle logs recorded yet.'),
    ).toBeVisible();
    await expect(
      within(canvasElement).getByText(/The original text is still stored/),
    ).toBeVisible();
    await expect(localStorage.getItem(`niyama.lifestyle.unreadable.${student.id}`)).toBe(
      JSON.stringify(['{"broken']),
    );
  },
};

/** Without a network everything of the log works; only what was practiced is missing. */
export const Offline: Story = {
  parameters: {
    studentApp: { path: '/lifestyle?tab=history' },
    ...mockApi({ progress: unreachable('post', '/rest/v1/rpc/progress') }),
  },
  beforeEach: withEntries(longLifestyleLog(40)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your entries' })).toBeVisible();
  },
};

async function askToLogOut(page: Page) {
  await userEvent.click(await page.findByRole('button', { name: 'Open menu' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  return within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
}

export const LogsOutAndKeepsIt: Story = {
  beforeEach: withEntries(lifestyleEntries),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const dialog = await askToLogOut(page);
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/auth$/);
    await expect(logOf(student.id).list()).toHaveLength(lifestyleEntries.length);
  },
};

export const LogsOutAndClearsIt: Story = {
  beforeEach: withEntries(lifestyleEntries),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const dialog = await askToLogOut(page);
    await userEvent.click(dialog.getByRole('switch', { name: /^Clear my lifestyle log/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(/^\/auth$/);
    await expect(logOf(student.id).isStored()).toBe(false);
  },
};
