import { createOutboxStore, createSequenceStore } from '@niyama/device';
import { type Assignment, newSequence, paths } from '@niyama/domain';
import {
  api,
  classDueToday,
  classForMeToAnswer,
  home as homeOf,
  homeToAnswer,
  mockApi,
  slowHips,
  student,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { stepOf } from '@niyama/app/testing/stepOf.ts';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import AssignedClassRoute from './assignedClass.tsx';

const sequences = () => createSequenceStore(student.id, { storage: () => localStorage });
const leftRunId = 'c0ffee00-0000-4000-8000-0000000000ae';
const homeWith = (assigned: Assignment[]) =>
  http.post(api('/rest/v1/rpc/home'), () =>
    HttpResponse.json(homeToAnswer({ ...homeOf, assigned })),
  );
const home = homeWith([classDueToday]);

const meta = {
  title: 'Flows/Student/Class',
  component: AssignedClassRoute,
  parameters: { layout: 'fullscreen', ...mockApi({ home }), width: '375' },
  decorators: [
    withStudentApp({
      path: paths.assignedClass(slowHips.versionId),
      pattern: '/class/:versionId',
    }),
  ],
  beforeEach: async () => {
    await createOutboxStore().clear(student.id);
    const left = sequences().read();
    if (left) sequences().forget(left.id);
  },
} satisfies Meta<typeof AssignedClassRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The run knows its version and what its assignment asks at the end. */
export const Starts: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Where did you feel it most?')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Start Practice' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      /pose-practice\?run=.+&source=assignment$/,
    );
    await expect(sequences().read()).toMatchObject({
      run: {
        name: 'Slow hips',
        versionId: slowHips.versionId,
        neededSeconds: slowHips.neededSeconds,
        reflectionQuestion: 'Where did you feel it most?',
      },
      steps: { length: 8 },
    });
  },
};

/** Nothing of it is open: the run completes nothing, and is not called too short. */
export const StartsWithoutAnAssignment: Story = {
  parameters: mockApi({ home: homeWith([]) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Start Practice' }));
    await page.findByTestId('elsewhere');
    await expect(sequences().read()).toMatchObject({
      run: { versionId: slowHips.versionId, neededSeconds: null, reflectionQuestion: null },
    });
  },
};

/** A run of it was left on this device: it goes on, and no other one begins. */
export const Continues: Story = {
  beforeEach: () => {
    const run = {
      name: slowHips.name,
      language: 'en' as const,
      versionId: slowHips.versionId,
      neededSeconds: slowHips.neededSeconds,
      reflectionQuestion: null,
    };
    const steps = slowHips.poses.map((pose) => stepOf(pose));
    sequences().write(newSequence({ id: leftRunId, source: 'assignment', run, steps }, Date.now()));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      `pose-practice?run=${leftRunId}&source=assignment`,
    );
    await expect(sequences().read()?.id).toBe(leftRunId);
  },
};

/** The database knows nothing of it for this student. */
export const NoLongerGiven: Story = {
  parameters: mockApi({
    home,
    classForMe: http.post(api('/rest/v1/rpc/class_for_me'), () =>
      HttpResponse.json(classForMeToAnswer(null)),
    ),
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('This class is no longer available'),
    ).toBeVisible();
  },
};

/** Practiced without a network: it is done at once, although the server has not heard of it. */
export const DoneWhileItWaits: Story = {
  parameters: mockApi({ home, recordRun: unreachable('post', '/rest/v1/rpc/record_run') }),
  beforeEach: async () => {
    const id = crypto.randomUUID();
    const run = {
      id,
      name: 'Slow hips',
      intervals: [{ startedAt: Date.now() - 3_600_000, endedAt: Date.now() }],
      stepsDone: 8,
      steps: 8,
      classVersionId: slowHips.versionId,
      reflectionAnswer: null,
      timeZone: 'UTC',
    };
    const operation = { kind: 'run' as const, run };
    await createOutboxStore().keep([
      { id, userId: student.id, operation, addedAt: Date.now(), refusal: null },
    ]);
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Done today')).toBeVisible();
  },
};
