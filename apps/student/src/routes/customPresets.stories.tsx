import { ownClassKeys } from '@niyama/data';
import { createSequenceStore } from '@niyama/device';
import { type ClassBody, listedItems, type OwnClass, type OwnClasses } from '@niyama/domain';
import {
  api,
  bodyOf,
  cobra,
  library,
  mockApi,
  morningPreset,
  ownClassesToAnswer,
  student,
  treePose,
  unreachable,
} from '@niyama/mocks';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withStudentApp } from '../testing/withStudentApp.tsx';
import CustomPresetsRoute from './customPresets.tsx';

const listPath = '/rest/v1/rpc/own_classes';
const path = '/rest/v1/classes';

const noonPreset: OwnClass = {
  ...morningPreset,
  id: 'c0570000-0000-4000-8000-000000000003',
  name: 'Noon',
  createdAt: '2026-11-01T12:00:00+00:00',
};

/** The presets as the mocked server keeps them while a story lasts. */
let stored: OwnClass[] = [];
const answerOf = (classes: OwnClass[]) =>
  HttpResponse.json(ownClassesToAnswer({ classes, asanas: library }));
const poseIdsOf = (preset: OwnClass | undefined) =>
  preset?.body && listedItems(preset.body, new Map()).map(({ asanaId }) => asanaId);

interface Sent {
  name: string;
  description: string | null;
  body: ClassBody;
}

const asked = (request: Request, column: 'id' | 'revision') =>
  new URL(request.url).searchParams.get(column)?.replace('eq.', '');

async function add(request: Request) {
  const { id, name, description, body, created_at } = (await request.json()) as Sent & {
    id: string;
    created_at?: string;
  };
  const createdAt = created_at ?? new Date().toISOString();
  stored = [...stored, { id, name, description, body, createdAt, revision: 1 }];
  return HttpResponse.json([{ revision: 1 }], { status: 201 });
}

async function change(request: Request) {
  const sent = (await request.json()) as Sent;
  const found = stored.find(
    ({ id, revision }) =>
      id === asked(request, 'id') && String(revision) === asked(request, 'revision'),
  );
  if (!found) return HttpResponse.json([]);
  const changed = { ...found, ...sent, revision: found.revision + 1 };
  stored = stored.map((preset) => (preset === found ? changed : preset));
  return HttpResponse.json([{ revision: changed.revision }]);
}

/** A server that stores what it receives. */
const remembering = {
  ownClasses: http.post(api(listPath), () =>
    answerOf(
      stored.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt)),
    ),
  ),
  addOwnClass: http.post(api(path), ({ request }) => add(request)),
  changeOwnClass: http.patch(api(path), ({ request }) => change(request)),
  deleteOwnClass: http.delete(api(path), ({ request }) => {
    stored = stored.filter(({ id }) => id !== asked(request, 'id'));
    return new HttpResponse(null, { status: 204 });
  }),
};

const meta = {
  title: 'Flows/Student/CustomPresets',
  component: CustomPresetsRoute,
  parameters: { layout: 'fullscreen', ...mockApi(remembering), width: '375' },
  decorators: [withStudentApp({ path: '/custom-presets' })],
  beforeEach: () => {
    stored = [morningPreset, noonPreset];
  },
} satisfies Meta<typeof CustomPresetsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The presets read like this, now or soon. */
const expectPresets = (canvasElement: HTMLElement, names: string[]) =>
  waitFor(async () => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Your presets' }));
    const headings = list.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual(names);
  });
const cardOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole('article', { name }));

const openForm = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('button', { name: 'Create Preset' }));
  return within(await page.findByRole('region', { name: 'New preset' }));
};
const addAsanas = async (canvasElement: HTMLElement, ...names: string[]) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add Asanas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Asanas' }));
  for (const name of names) {
    await userEvent.click(await dialog.findByRole('button', { name: `Add ${name}` }));
    await dialog.findByRole('button', { name: new RegExp(`^Added: ${name}`) });
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const type = (form: ReturnType<typeof within>, field: string, text: string) =>
  userEvent.type(form.getByRole('textbox', { name: field }), text);

/** From the form to the top of the list; an empty description is none. */
export const Creates: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(document.title).toContain('Custom Presets'));
    const form = await openForm(canvasElement);
    await type(form, 'Preset Name', ' Evening ');
    await addAsanas(canvasElement, 'Cobra', 'Tree');
    await userEvent.click(form.getByRole('button', { name: 'Actions for Cobra' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await screen.findByText('Custom preset created successfully')).toBeVisible();
    await expectPresets(canvasElement, ['Evening', 'Morning', 'Noon']);
    const saved = stored.find(({ name }) => name === 'Evening');
    await expect(saved?.description).toBeNull();
    await expect(poseIdsOf(saved)).toEqual([treePose.id, cobra.id]);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('article', { name: 'Evening' })).toHaveFocus(),
    );
  },
};

/** A preset is changed where it stands, and keeps its place. */
export const ChangesOne: Story = {
  play: async ({ canvasElement }) => {
    const noon = await cardOf(canvasElement, 'Noon');
    await userEvent.click(noon.getByRole('button', { name: 'Edit Noon' }));
    const form = within(await within(canvasElement).findByRole('region', { name: 'Edit preset' }));
    await type(form, 'Preset Name', ' break');
    await userEvent.click(form.getByRole('button', { name: 'Remove Tree' }));
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await screen.findByText('Custom preset updated')).toBeVisible();
    await expectPresets(canvasElement, ['Morning', 'Noon break']);
    const changed = await cardOf(canvasElement, 'Noon break');
    await expect(changed.getAllByRole('listitem')).toHaveLength(1);
    await expect(stored.find(({ id }) => id === noonPreset.id)).toMatchObject({
      name: 'Noon break',
      createdAt: noonPreset.createdAt,
    });
  },
};

/** What another tab was faster with is not lost unseen; saved again, what was typed here stands. */
export const ChangedElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const noon = await cardOf(canvasElement, 'Noon');
    await userEvent.click(noon.getByRole('button', { name: 'Edit Noon' }));
    const form = within(await within(canvasElement).findByRole('region', { name: 'Edit preset' }));
    await type(form, 'Preset Name', ' break');
    stored = [
      { ...morningPreset, name: 'Dawn' },
      { ...noonPreset, name: 'Lunch', revision: 2 },
    ];
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to save your custom preset. This preset was changed or deleted',
    );
    await expect(form.getByRole('textbox', { name: 'Preset Name' })).toHaveValue('Noon break');
    await cardOf(canvasElement, 'Dawn');
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expectPresets(canvasElement, ['Dawn', 'Noon break']);
  },
};

/** A preset that was deleted elsewhere has no place for its form, which stays open and brings it back. */
export const DeletedElsewhere: Story = {
  play: async ({ canvasElement }) => {
    const noon = await cardOf(canvasElement, 'Noon');
    await userEvent.click(noon.getByRole('button', { name: 'Edit Noon' }));
    const page = within(canvasElement);
    const region = { name: 'Edit preset' };
    const form = within(await page.findByRole('region', region));
    await type(form, 'Preset Name', ' break');
    stored = [morningPreset];
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await page.findByText(/^Failed to save/)).toBeVisible();
    const again = within(await page.findByRole('region', region));
    await expect(again.getByRole('textbox', { name: 'Preset Name' })).toHaveValue('Noon break');
    await userEvent.click(again.getByRole('button', { name: 'Save Preset' }));
    await expectPresets(canvasElement, ['Morning', 'Noon break']);
  },
};

/** How each pose is practiced goes with it to another place, into the preset and into the practice. */
export const KeepsSetsAndSeconds: Story = {
  beforeEach: () => {
    const ofAClass = { asanaId: treePose.id, sets: 2, seconds: 30 };
    stored = [{ ...morningPreset, body: bodyOf(ofAClass, { asanaId: cobra.id }) }];
  },
  play: async ({ canvasElement }) => {
    const morning = await cardOf(canvasElement, 'Morning');
    await userEvent.click(morning.getByRole('button', { name: 'Edit Morning' }));
    const form = within(await within(canvasElement).findByRole('region', { name: 'Edit preset' }));
    await userEvent.click(form.getByRole('button', { name: 'Actions for Tree' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await screen.findByText('Custom preset updated')).toBeVisible();
    const tree = { asanaId: treePose.id, sets: 2, seconds: 30 };
    await expect(stored[0]?.body?.items).toMatchObject([{ asanaId: cobra.id }, tree]);
    const changed = await cardOf(canvasElement, 'Morning');
    await userEvent.click(changed.getByRole('button', { name: 'Start Practice: Morning' }));
    await expect(await within(canvasElement).findByTestId('elsewhere')).toBeVisible();
    const sequences = createSequenceStore(student.id, { storage: () => localStorage });
    await expect(sequences.read()?.steps).toMatchObject([
      { pose: { id: cobra.id }, sets: 1, seconds: cobra.durationSeconds },
      { pose: { id: treePose.id }, sets: 2, seconds: 30 },
    ]);
  },
};

let isBroken = true;
/** The form says why it was not saved; what was typed is saved when it is sent again. */
export const SavingFailsAndRecovers: Story = {
  parameters: mockApi({
    ...remembering,
    addOwnClass: http.post(api(path), ({ request }) =>
      isBroken
        ? HttpResponse.json({ code: 'P0001', message: 'class_too_long' }, { status: 400 })
        : add(request),
    ),
  }),
  beforeEach: () => {
    isBroken = true;
  },
  play: async ({ canvasElement }) => {
    const form = await openForm(canvasElement);
    await type(form, 'Preset Name', 'Evening');
    await addAsanas(canvasElement, 'Cobra');
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to save your custom preset. A class can have up to 3 hours of practice.',
    );
    await expect(form.getByRole('textbox', { name: 'Preset Name' })).toHaveValue('Evening');
    isBroken = false;
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expectPresets(canvasElement, ['Evening', 'Morning', 'Noon']);
  },
};

/** Found by text: a search by role is so slow that the dialog takes the focus back first. */
const answer = async (words: string) => userEvent.click(await screen.findByText(words));

/** Cancel and a link ask first; Cancel without changes does not. */
export const KeepsTheDraft: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const empty = await openForm(canvasElement);
    await userEvent.click(empty.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('region', { name: 'New preset' })).toBeNull());

    const form = await openForm(canvasElement);
    const name = form.getByRole('textbox', { name: 'Preset Name' });
    await userEvent.type(name, 'Evening');
    const cancel = form.getByRole('button', { name: 'Cancel' });
    await userEvent.click(cancel);
    await answer('Keep editing');
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect(name).toHaveValue('Evening');
    const home = page.getByRole('link', { name: 'Home' });
    await userEvent.click(home);
    await answer('Keep editing');
    await waitFor(() => expect(home).toHaveFocus());
    await userEvent.click(cancel);
    await answer('Discard changes');
    await waitFor(() => expect(page.queryByRole('region', { name: 'New preset' })).toBeNull());
    const next = await openForm(canvasElement);
    await expect(next.getByRole('textbox', { name: 'Preset Name' })).toHaveValue('');
  },
};

/** A deleted preset comes back to its place. */
export const DeletesWithUndo: Story = {
  play: async ({ canvasElement }) => {
    const morning = await cardOf(canvasElement, 'Morning');
    await userEvent.click(morning.getByRole('button', { name: 'Delete Morning' }));
    await expect(await screen.findByText('Preset deleted successfully')).toBeVisible();
    await expectPresets(canvasElement, ['Noon']);
    await waitFor(() => expect(stored).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expectPresets(canvasElement, ['Morning', 'Noon']);
    await waitFor(() => expect(stored).toContainEqual(morningPreset));
  },
};

let refused = Promise.withResolvers<void>();
let lists = 0;
/** Both were out of sight when the first was refused; each comes back to its place. */
export const TwoDeletionsFail: Story = {
  parameters: mockApi({
    ...remembering,
    ownClasses: http.post(api(listPath), () => {
      lists += 1;
      // Answered once: from then on what shows is what the page knows.
      return lists > 1 ? HttpResponse.error() : answerOf([morningPreset, noonPreset]);
    }),
    deleteOwnClass: http.delete(api(path), async () => {
      await refused.promise;
      return HttpResponse.error();
    }),
  }),
  beforeEach: () => {
    refused = Promise.withResolvers();
    lists = 0;
  },
  play: async ({ canvasElement }) => {
    for (const name of ['Morning', 'Noon']) {
      const card = await cardOf(canvasElement, name);
      await userEvent.click(card.getByRole('button', { name: `Delete ${name}` }));
      await waitFor(() =>
        expect(within(canvasElement).queryByRole('article', { name })).toBeNull(),
      );
    }
    refused.resolve();
    // The list is asked for again when both have failed.
    await waitFor(() => expect(lists).toBe(2));
    await expectPresets(canvasElement, ['Morning', 'Noon']);
  },
};

/** The poses follow each other; one that is gone is left out, and that is said. */
export const StartsInOrder: Story = {
  beforeEach: () => {
    const items = ['0b1f9a52-53f4-4f1a-9f10-1f9d0c5affff', treePose.id];
    stored = [{ ...morningPreset, body: bodyOf(...items.map((asanaId) => ({ asanaId }))) }];
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const morning = await cardOf(canvasElement, 'Morning');
    await expect(morning.getByText('Unknown Asana')).toBeVisible();
    await userEvent.click(morning.getByRole('button', { name: 'Start Practice: Morning' }));
    await expect(await page.findByTestId('elsewhere')).toHaveTextContent(
      /pose-practice\?run=.+&source=preset$/,
    );
    await expect(
      await screen.findByText('1 asana is no longer in the library and will be skipped.'),
    ).toBeVisible();
  },
};

/** The entry of the history that asked lies below no practice: its first Back leads back. */
export const StartsAfterDiscarding: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = await openForm(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Preset Name' }), 'Evening');
    await userEvent.click(page.getByRole('button', { name: 'Start Practice: Morning' }));
    await answer('Discard changes');
    await expect(await page.findByTestId('elsewhere')).toHaveAttribute('data-how', 'REPLACE');
  },
};

let isDown = true;
export const FailsAndRecovers: Story = {
  parameters: mockApi({
    ownClasses: http.post(api(listPath), () =>
      isDown
        ? HttpResponse.json({ code: 'PGRST301', message: 'broken' }, { status: 500 })
        : answerOf([morningPreset]),
    ),
  }),
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load your custom presets');
    isDown = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expectPresets(canvasElement, ['Morning']);
  },
};

/** Cached by an earlier visit. */
const withCache: Decorator = (Story) => {
  const queryClient = useQueryClient();
  useState(() => {
    const cached: OwnClasses = { classes: [morningPreset], asanas: library };
    return queryClient.setQueryData(ownClassKeys.of(student.id), cached, { updatedAt: 1 });
  });
  return <Story />;
};

/** Without a network the presets can be practiced; a deletion is taken back. */
export const Offline: Story = {
  parameters: mockApi({
    ownClasses: unreachable('post', listPath),
    deleteOwnClass: unreachable('delete', path),
  }),
  decorators: [withCache],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'Connection Error',
    );
    const morning = await cardOf(canvasElement, 'Morning');
    await userEvent.click(morning.getByRole('button', { name: 'Delete Morning' }));
    await expect(await screen.findByText('Failed to delete preset')).toBeVisible();
    await expectPresets(canvasElement, ['Morning']);
  },
};
