import { consoleLogger } from '@niyama/domain';
import { mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import NotFoundRoute from './notFound.tsx';

const meta = {
  title: 'Flows/Student/NotFound',
  component: NotFoundRoute,
  tags: ['dark'],
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/nowhere', isSignedIn: false, isPublic: true })],
} satisfies Meta<typeof NotFoundRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The path that leads nowhere is logged. */
export const LeadsHome: Story = {
  beforeEach: () => {
    spyOn(consoleLogger, 'warn');
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const home = await page.findByRole('link', { name: 'Return to Home' });
    await expect(consoleLogger.warn).toHaveBeenCalledWith('Unknown path', '/nowhere');
    await userEvent.click(home);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/');
  },
};
