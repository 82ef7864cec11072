import { paths } from '@niyama/domain';
import { api, mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { expect, screen, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import AssignmentsRoute from './assignments.tsx';
import LibraryRoute from './library.tsx';
import ProfileRoute from './profile.tsx';
import ProgressRoute from './progress.tsx';
import SelfPracticeRoute from './selfPractice.tsx';

/**
 * What every screen that reads has in common: whatever the server refuses it with, it says so and
 * offers to try again, and a session that is over leads to the login and back.
 */
const meta = {
  title: 'Flows/Student/Faults',
  parameters: { layout: 'fullscreen', ...mockApi(), width: '375' },
  decorators: [withStudentApp({ path: paths.library() })],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A screen and the one call that brings what it shows. */
interface Reading {
  path: string;
  Route: ComponentType;
  /** Answers the call with a status. */
  failing: (status: number) => ReturnType<typeof mockApi>;
}

const refusal = (status: number) =>
  HttpResponse.json({ code: status === 401 ? 'PGRST301' : 'XX000', message: 'no' }, { status });

const library: Reading = {
  path: paths.library(),
  Route: LibraryRoute,
  failing: (status) => mockApi({ asanas: http.get(api('/rest/v1/asanas'), () => refusal(status)) }),
};
const assignments: Reading = {
  path: paths.assignments(),
  Route: AssignmentsRoute,
  failing: (status) =>
    mockApi({ assignments: http.post(api('/rest/v1/rpc/assignments'), () => refusal(status)) }),
};
const selfPractice: Reading = {
  path: paths.selfPractice(),
  Route: SelfPracticeRoute,
  failing: (status) =>
    mockApi({ selfPractice: http.get(api('/rest/v1/self_practice'), () => refusal(status)) }),
};
const profile: Reading = {
  path: paths.profile(),
  Route: ProfileRoute,
  failing: (status) =>
    mockApi({ progress: http.post(api('/rest/v1/rpc/progress'), () => refusal(status)) }),
};
const progress: Reading = { ...profile, path: paths.progress(), Route: ProgressRoute };

const refused = ({ path, Route, failing }: Reading, status: number): Story => ({
  parameters: { studentApp: { path }, ...failing(status) },
  render: () => <Route />,
  play: async ({ canvasElement }) => {
    const alert = within(await within(canvasElement).findByRole('alert'));
    await expect(alert.getByRole('button', { name: /^(Retry|Try Again)$/ })).toBeEnabled();
    await expect(screen.queryByTestId('elsewhere')).toBeNull();
  },
});

const sessionOver = ({ path, Route, failing }: Reading): Story => ({
  parameters: { studentApp: { path }, ...failing(401) },
  render: () => <Route />,
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
    await expect(within(canvasElement).queryByTestId('elsewhere')).toBeNull();
  },
});

export const LibraryForbidden: Story = refused(library, 403);
export const LibraryTooManyRequests: Story = refused(library, 429);
export const LibrarySessionOver: Story = sessionOver(library);
export const AssignmentsForbidden: Story = refused(assignments, 403);
export const AssignmentsTooManyRequests: Story = refused(assignments, 429);
export const AssignmentsSessionOver: Story = sessionOver(assignments);
export const SelfPracticeForbidden: Story = refused(selfPractice, 403);
export const SelfPracticeTooManyRequests: Story = refused(selfPractice, 429);
export const SelfPracticeSessionOver: Story = sessionOver(selfPractice);
export const ProfileForbidden: Story = refused(profile, 403);
export const ProfileTooManyRequests: Story = refused(profile, 429);
export const ProfileSessionOver: Story = sessionOver(profile);
export const ProgressForbidden: Story = refused(progress, 403);
export const ProgressTooManyRequests: Story = refused(progress, 429);
export const ProgressSessionOver: Story = sessionOver(progress);
