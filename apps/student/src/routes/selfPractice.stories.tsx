import { selfPracticeKeys } from '@niyama/data';
import {
  api,
  cobra,
  library,
  mockApi,
  selfPractice,
  selfPracticeToRow,
  serverError,
  student,
  treePose,
  unreachable,
  warriorTwo,
} from '@niyama/mocks';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import SelfPracticeRoute from './selfPractice.tsx';

const path = '/rest/v1/self_practice';
const reorderPath = '/rest/v1/rpc/reorder_practice_list';

interface Entry {
  asanaId: string;
  position: number;
}
/** The list as the mocked server keeps it while a story lasts. */
let entries: Entry[] = [];

const answer = () =>
  entries
    .toSorted((one, other) => one.position - other.position)
    .map(({ asanaId, position }) =>
      selfPracticeToRow({
        asanaId,
        position,
        asana: library.find(({ id }) => id === asanaId) ?? null,
      }),
    );

/** A server that stores what it receives. */
const remembering = {
  selfPractice: http.get(api(path), () => HttpResponse.json(answer())),
  addToPracticeList: http.post(api(path), async ({ request }) => {
    const { asana_id, position } = (await request.json()) as {
      asana_id: string;
      position?: number;
    };
    const end = Math.max(-1, ...entries.map((entry) => entry.position)) + 1;
    entries.push({ asanaId: asana_id, position: position ?? end });
    return new HttpResponse(null, { status: 201 });
  }),
  removeFromPracticeList: http.delete(api(path), ({ request }) => {
    const asanaId = new URL(request.url).searchParams.get('asana_id')?.replace('eq.', '');
    entries = entries.filter((entry) => entry.asanaId !== asanaId);
    return new HttpResponse(null, { status: 204 });
  }),
  reorderPracticeList: http.post(api(reorderPath), async ({ request }) => {
    const { asana_ids } = (await request.json()) as { asana_ids: string[] };
    entries = asana_ids.map((asanaId, position) => ({ asanaId, position }));
    return new HttpResponse(null, { status: 204 });
  }),
};

const meta = {
  title: 'Flows/Student/SelfPractice',
  component: SelfPracticeRoute,
  parameters: { layout: 'fullscreen', ...mockApi(remembering), width: '375' },
  decorators: [withStudentApp({ path: '/self-practice' })],
  beforeEach: () => {
    entries = selfPractice.map(({ asanaId, position }) => ({ asanaId, position }));
  },
} satisfies Meta<typeof SelfPracticeRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const listOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('grid', { name: 'Your practice list' });

/** The list reads like this, now or soon. */
const expectOrder = (canvasElement: HTMLElement, names: string[]) =>
  waitFor(async () => {
    const rows = within(await listOf(canvasElement)).getAllByRole('row');
    await expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(names);
  });

const act = async (canvasElement: HTMLElement, name: string, action: string) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: `Actions for ${name}` }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const StartsOne: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toContain('Self Practice'));
    const list = within(await listOf(canvasElement));
    await userEvent.click(list.getByRole('button', { name: 'Start Warrior II' }));
    await expect(await within(canvasElement).findByTestId('elsewhere')).toHaveTextContent(
      `/pose-practice?id=${warriorTwo.id}&source=self-practice`,
    );
  },
};

export const StartsAllInOrder: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Start Full Practice' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      /pose-practice\?run=.+&source=self-practice$/,
    );
  },
};

export const Reorders: Story = {
  play: async ({ canvasElement }) => {
    await act(canvasElement, 'Tree', 'Move down');
    await expectOrder(canvasElement, ['Warrior II', 'Tree', 'Cobra']);
    await waitFor(() =>
      expect(entries.map(({ asanaId }) => asanaId)).toEqual([warriorTwo.id, treePose.id, cobra.id]),
    );
    await expectOrder(canvasElement, ['Warrior II', 'Tree', 'Cobra']);
  },
};

export const ReorderingFails: Story = {
  parameters: mockApi({ ...remembering, reorderPracticeList: serverError('post', reorderPath) }),
  play: async ({ canvasElement }) => {
    await act(canvasElement, 'Tree', 'Move down');
    await expect(await screen.findByText('Failed to save the new order')).toBeVisible();
    await expectOrder(canvasElement, ['Tree', 'Warrior II', 'Cobra']);
  },
};

/** What was removed comes back to its place. */
export const RemovesWithUndo: Story = {
  play: async ({ canvasElement }) => {
    await act(canvasElement, 'Warrior II', 'Remove');
    await expectOrder(canvasElement, ['Tree', 'Cobra']);
    await expect(await screen.findByText('Removed from your practice list')).toBeVisible();
    await waitFor(() => expect(entries).toHaveLength(2));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expectOrder(canvasElement, ['Tree', 'Warrior II', 'Cobra']);
    await waitFor(() => expect(entries).toHaveLength(3));
    await expectOrder(canvasElement, ['Tree', 'Warrior II', 'Cobra']);
  },
};

export const RemovingFails: Story = {
  parameters: mockApi({ ...remembering, removeFromPracticeList: serverError('delete', path) }),
  play: async ({ canvasElement }) => {
    await act(canvasElement, 'Warrior II', 'Remove');
    await expect(
      await screen.findByText("Couldn't remove the pose from your practice list"),
    ).toBeVisible();
    await expectOrder(canvasElement, ['Tree', 'Warrior II', 'Cobra']);
  },
};

const pick = async (canvasElement: HTMLElement, ...names: string[]) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add poses' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add poses' }));
  for (const name of names) {
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(`^${name}`) }));
  }
  return dialog;
};

export const AddsSeveralPoses: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await pick(canvasElement, 'Boat Pose', 'Supported Headstand');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2 poses' }));
    await expectOrder(canvasElement, [
      'Tree',
      'Warrior II',
      'Cobra',
      'Boat Pose',
      'Supported Headstand',
    ]);
    await expect(await screen.findByText('Added to your practice list')).toBeVisible();
    await waitFor(() => expect(entries).toHaveLength(5));
  },
};

/** Another device added it meanwhile. */
export const AlreadyOnTheListElsewhere: Story = {
  parameters: mockApi({
    ...remembering,
    addToPracticeList: http.post(api(path), () =>
      HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
    ),
  }),
  play: async ({ canvasElement }) => {
    const dialog = await pick(canvasElement, 'Boat Pose');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 pose' }));
    await expect(
      await screen.findByText('This pose is already in your practice list'),
    ).toBeVisible();
  },
};

export const AddingFails: Story = {
  parameters: mockApi({ ...remembering, addToPracticeList: serverError('post', path) }),
  play: async ({ canvasElement }) => {
    const dialog = await pick(canvasElement, 'Boat Pose');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 pose' }));
    await expect(await screen.findByText('Failed to add to practice')).toBeVisible();
    await expectOrder(canvasElement, ['Tree', 'Warrior II', 'Cobra']);
  },
};

let isBroken = true;

export const FailsAndRecovers: Story = {
  parameters: mockApi({
    ...remembering,
    selfPractice: http.get(api(path), () =>
      isBroken
        ? HttpResponse.json({ code: 'XX000', message: 'internal' }, { status: 500 })
        : HttpResponse.json(answer()),
    ),
  }),
  beforeEach: () => {
    isBroken = true;
  },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent("We couldn't load your practice list");
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await listOf(canvasElement);
  },
};

/** Cached by an earlier visit. */
const withCache: Decorator = (Story) => {
  const queryClient = useQueryClient();
  useState(() =>
    queryClient.setQueryData(selfPracticeKeys.of(student.id), selfPractice, { updatedAt: 1 }),
  );
  return <Story />;
};

/** Without a network what is removed waits in the outbox, and Undo takes it back. */
export const Offline: Story = {
  parameters: mockApi({
    selfPractice: unreachable('get', path),
    removeFromPracticeList: unreachable('delete', path),
  }),
  decorators: [withCache],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Connection Error',
    );
    await act(canvasElement, 'Warrior II', 'Remove');
    await expectOrder(canvasElement, ['Tree', 'Cobra']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectOrder(canvasElement, ['Tree', 'Warrior II', 'Cobra']);
  },
};
