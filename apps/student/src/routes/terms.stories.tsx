import { mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import TermsRoute from './terms.tsx';

const meta = {
  title: 'Flows/Student/Terms',
  component: TermsRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/terms', isSignedIn: false, isPublic: true })],
} satisfies Meta<typeof TermsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheOtherPage: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Terms of Service' });
    await waitFor(() => expect(document.title).toContain('Terms of Service'));
    await userEvent.click(page.getByRole('link', { name: 'Privacy Policy' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/privacy');
  },
};
