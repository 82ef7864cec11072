import { mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';

const reason = 'A screen that cannot be drawn';

function BrokenScreen(): never {
  throw new Error(reason);
}

const meta = {
  title: 'Flows/Student/Crash',
  component: BrokenScreen,
  parameters: {
    layout: 'fullscreen',
    ...mockApi(),
    // The boundary's own line in the log, and what React says of a caught error.
    expectedConsoleErrors: [/A screen broke/, new RegExp(reason)],
  },
  decorators: [withStudentApp({ path: '/library', isFramed: false })],
} satisfies Meta<typeof BrokenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What breaks in a screen ends there, is logged, and leaves a way to a page that works. */
export const LeadsHome: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent("We couldn't show this page");
    await userEvent.click(page.getByRole('link', { name: 'Return to Home' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
  },
};

/** The navigation stays, and the next page is a new start. */
export const LeavesTheNavigation: Story = {
  parameters: { studentApp: { isFramed: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent("We couldn't show this page");
    const navigation = within(page.getByRole('navigation', { name: 'Main navigation' }));
    await userEvent.click(navigation.getByRole('link', { name: 'Timer' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/timer');
  },
};

/** As a browser tells of a part of the app that the server no longer has. */
function LostScreen(): never {
  const payload = new TypeError(reason);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}

/** After a deployment a part of the page that is open may be gone: reloading brings the new one. */
export const PartOfAnOlderBuild: Story = {
  render: () => <LostScreen />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const alert = await page.findByRole('alert');
    await expect(alert).toHaveTextContent('This page needs to be reloaded');
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};
