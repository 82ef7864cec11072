import { mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import EmailChangedRoute from './emailChanged.tsx';

const path = '/auth/email-changed';
const meta = {
  title: 'Flows/Student/EmailChanged',
  component: EmailChangedRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path, pattern: path, isSignedIn: false, isPublic: true })],
} satisfies Meta<typeof EmailChangedRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const arriving = (hash: string, heading: string): Story => ({
  parameters: { studentApp: { path: path + hash } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: heading })).toBeVisible();
  },
});

export const FirstLink: Story = arriving(
  '#message=Confirmation+link+accepted',
  'One more link to open',
);
export const SecondLink: Story = arriving(
  '#access_token=x&refresh_token=y&type=email_change',
  'Your email address has changed',
);
export const UsedLink: Story = arriving(
  '#error=access_denied&error_code=otp_expired',
  'This link no longer works',
);
export const TakenMeanwhile: Story = arriving(
  '#error=access_denied&error_code=email_exists',
  'This link no longer works',
);
export const OpenedByHand: Story = arriving('', 'This link no longer works');
