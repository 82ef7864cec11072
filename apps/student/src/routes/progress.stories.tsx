import { mockApi, serverError } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import ProgressRoute from './progress.tsx';

const meta = {
  title: 'Flows/Student/Progress',
  component: ProgressRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/progress' })],
} satisfies Meta<typeof ProgressRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = '/rest/v1/rpc/progress';

/** Real progress, both tabs, and the way back of a visit that began here. */
export const LooksAround: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Early Bird' })).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Stats' }));
    await expect(await page.findByRole('heading', { name: 'Points per week' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/profile');
  },
};

export const UnknownTab: Story = {
  parameters: { studentApp: { path: '/progress?tab=everything' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('tab', { name: 'Achievements', selected: true }),
    ).toBeVisible();
  },
};

export const ServerBroken: Story = {
  parameters: mockApi({ progress: serverError('post', path) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      "We couldn't load your progress",
    );
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};
