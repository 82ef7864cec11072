import { mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useLocation } from 'react-router-dom';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import LandingRoute from './landing.tsx';

const meta = {
  title: 'Flows/Student/Landing',
  component: LandingRoute,
  parameters: { layout: 'fullscreen', ...mockApi() },
  decorators: [withStudentApp({ path: '/', isSignedIn: false, isPublic: true })],
} satisfies Meta<typeof LandingRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToSigningUp: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('link', { name: 'Start Your Journey' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/auth?signup=true');
  },
};

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

/** The admin app sends people here who are not administrators. */
export const SaysWhyTheAdminAppSentSomebodyHere: Story = {
  parameters: { studentApp: { path: '/?notice=not-admin' } },
  render: () => (
    <>
      <LandingRoute />
      <Address />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await screen.findByText('Unauthorized: You do not have admin privileges'),
    ).toBeVisible();
    await waitFor(() =>
      expect(within(canvasElement).getByTestId('address')).toHaveTextContent(/^$/),
    );
  },
};

export const OffersTheWayHomeToASignedInVisitor: Story = {
  parameters: { studentApp: { isSignedIn: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [wayHome] = await page.findAllByRole('link', { name: 'Continue' });
    if (!wayHome) throw new Error('There is no way home');
    await userEvent.click(wayHome);
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/homepage');
  },
};
