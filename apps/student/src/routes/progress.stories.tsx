import { progressKeys } from '@niyama/data';
import { deviceTimeZone } from '@niyama/domain';
import { mockApi, never, progress, serverError, student, unreachable } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

/** What an earlier visit left on the device. */
function Cached({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData(progressKeys.of(student.id, deviceTimeZone()), progress, {
      updatedAt: 1,
    }),
  );
  return children;
}
const withCache = (Story: () => ReactNode) => (
  <Cached>
    <Story />
  </Cached>
);

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

/** A link may name the tab; an unknown one is the first. */
export const StatsByLink: Story = {
  parameters: { studentApp: { path: '/progress?tab=stats' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('tab', { name: 'Stats', selected: true }),
    ).toBeVisible();
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

export const Slow: Story = {
  parameters: mockApi({ progress: never('post', path) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Still loading/)).toBeVisible();
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

export const OfflineWithoutCache: Story = {
  parameters: mockApi({ progress: unreachable('post', path) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Connection Error',
    );
  },
};

/** The cached progress stays visible. */
export const OfflineOverCache: Story = {
  decorators: [withCache],
  parameters: mockApi({ progress: unreachable('post', path) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Early Bird' })).toBeVisible();
    await waitFor(() => expect(page.getByRole('alert')).toHaveTextContent('Connection Error'));
  },
};

export const ServerBrokenOverCache: Story = {
  decorators: [withCache],
  parameters: mockApi({ progress: serverError('post', path) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() =>
      expect(page.getByRole('alert')).toHaveTextContent("We couldn't load your progress"),
    );
    await expect(page.getByRole('heading', { name: 'Early Bird' })).toBeVisible();
  },
};
