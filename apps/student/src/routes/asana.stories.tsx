import { createOutboxStore } from '@niyama/device';
import { api, boat, mockApi, serverError, student, treePose } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import AsanaRoute from './asana.tsx';

const meta = {
  title: 'Flows/Student/Asana',
  component: AsanaRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: `/pose/${boat.id}`, pattern: '/pose/:id', isFramed: false })],
  beforeEach: () => () => createOutboxStore().clear(student.id),
} satisfies Meta<typeof AsanaRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const visitor = {
  studentApp: {
    path: `/asana/${boat.id}`,
    pattern: '/asana/:id',
    isSignedIn: false,
    isPublic: true,
  },
};

export const ShowsThePose: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Boat Pose' })).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Boat Pose'));
    await userEvent.click(page.getByRole('button', { name: 'Start practice' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      `/pose-practice?id=${boat.id}&source=library`,
    );
  },
};

export const BackLeadsToTheLibrary: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Boat Pose' });
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/library');
  },
};

export const TogglesBothMarks: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const press = async (name: string) =>
      userEvent.click(await page.findByRole('button', { name }));
    await press('Add Boat Pose to favorites');
    await expect(await screen.findByText('Added to favorites')).toBeVisible();
    await press('Remove Boat Pose from favorites');
    await expect(await screen.findByText('Removed from favorites')).toBeVisible();
    await press('Add Boat Pose to your practice list');
    await expect(await screen.findByText('Added to your practice list')).toBeVisible();
    await press('Remove Boat Pose from your practice list');
    await expect(await screen.findByText('Removed from your practice list')).toBeVisible();
  },
};

export const UndoesInTheToast: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add Boat Pose to favorites' }));
    await screen.findByText('Added to favorites');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Removed from favorites')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Boat Pose to favorites' })).toBeVisible();
    // What was taken back is not offered to be taken back again.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

export const FavoriteRefused: Story = {
  parameters: {
    studentApp: { path: `/pose/${treePose.id}` },
    ...mockApi({ removeFavorite: serverError('delete', '/rest/v1/user_favorites') }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const name = 'Remove Tree from favorites';
    await userEvent.click(await page.findByRole('button', { name }));
    await expect(await screen.findByText('Failed to update favorites')).toBeVisible();
    await expect(page.getByRole('button', { name })).toBeVisible();
    await waitFor(async () => expect(await createOutboxStore().load(student.id)).toEqual([]));
  },
};

let answer = Promise.withResolvers<void>();

/** The heart shows what was pressed at once, however slow the server is. */
export const FavoriteSlow: Story = {
  parameters: mockApi({
    addFavorite: http.post(api('/rest/v1/user_favorites'), async () => {
      await answer.promise;
      return new HttpResponse(null, { status: 201 });
    }),
  }),
  beforeEach: () => {
    answer = Promise.withResolvers<void>();
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add Boat Pose to favorites' }));
    await expect(
      await page.findByRole('button', { name: 'Remove Boat Pose from favorites' }),
    ).toBeVisible();
    await expect(screen.queryByText('Added to favorites')).toBeNull();
    answer.resolve();
    await expect(await screen.findByText('Added to favorites')).toBeVisible();
  },
};

export const MalformedId: Story = {
  parameters: { studentApp: { path: '/pose/not-an-id' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Asana not found' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Go Back' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/library');
  },
};

export const ServerBroken: Story = {
  parameters: mockApi({ asanas: serverError('get', '/rest/v1/asanas') }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again later.',
    );
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const VisitorLooksAndIsAskedToLogIn: Story = {
  parameters: visitor,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { level: 1, name: 'Boat Pose' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Add Boat Pose to favorites' }));
    const dialog = await screen.findByRole('dialog', { name: 'Please log in to save favorites' });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Log in' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      `/auth?next=%2Fasana%2F${boat.id}`,
    );
    const wish = sessionStorage.getItem('niyama.wish') ?? '';
    await expect(JSON.parse(wish)).toEqual({ asanaId: boat.id, mark: 'favorite' });
    sessionStorage.removeItem('niyama.wish');
  },
};

export const VisitorGoesBackToTheLandingPage: Story = {
  parameters: visitor,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Boat Pose' });
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent('/');
  },
};

/** Back from the login, what was asked for before it is done, once. */
export const DoesWhatTheVisitorAskedFor: Story = {
  parameters: { studentApp: { ...visitor.studentApp, isSignedIn: true } },
  beforeEach: () => {
    sessionStorage.setItem(
      'niyama.wish',
      JSON.stringify({ asanaId: boat.id, mark: 'practiceList' }),
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await screen.findByText('Added to your practice list')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Remove Boat Pose from your practice list' }),
    ).toBeVisible();
    await expect(sessionStorage.getItem('niyama.wish')).toBeNull();
  },
};
