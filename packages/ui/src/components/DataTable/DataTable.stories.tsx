import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { brokenWords, clipped, overflowsSideways } from '#testing/clipped.ts';
import { Badge } from '../Badge/Badge.tsx';
import { DataTable, type DataTableProps, type DataTableSort } from './DataTable.tsx';

interface Pose {
  id: string;
  name: string;
  sanskritName: string;
  difficulty: string;
  points: number;
}
type Column = 'name' | 'sanskritName' | 'difficulty' | 'points';

const poses: Pose[] = [
  {
    id: '1',
    name: 'Bridge',
    sanskritName: 'Setu Bandha Sarvangasana',
    difficulty: 'Beginner',
    points: 10,
  },
  { id: '2', name: 'Boat Pose', sanskritName: 'Navasana', difficulty: 'Intermediate', points: 12 },
  { id: '3', name: 'Plow Pose', sanskritName: 'Halasana', difficulty: 'Advanced', points: 15 },
];
const onAction = fn();

/** The app puts the rows into the order; here the story does. */
function Sorted(props: DataTableProps<Pose, Column>) {
  const [sort, setSort] = useState<DataTableSort<Column>>({
    column: 'name',
    direction: 'ascending',
  });
  const items = props.items.toSorted((one, other) => {
    const order = String(one[sort.column]).localeCompare(String(other[sort.column]));
    return sort.direction === 'ascending' ? order : -order;
  });
  return <DataTable {...props} items={items} sort={sort} onSort={setSort} />;
}

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Pose, Column>,
  parameters: { width: '1280' },
  render: (args) => <Sorted {...args} />,
  args: {
    label: 'Poses',
    items: poses,
    emptyText: 'No poses found',
    columns: [
      { id: 'name', label: 'Name', isSortable: true, cell: ({ name }) => name },
      { id: 'sanskritName', label: 'Sanskrit Name', cell: ({ sanskritName }) => sanskritName },
      {
        id: 'difficulty',
        label: 'Difficulty',
        align: 'short',
        cell: ({ difficulty }) => <Badge tone="beginner">{difficulty}</Badge>,
      },
      {
        id: 'points',
        label: 'Points',
        align: 'end',
        isSortable: true,
        cell: ({ points }) => points,
      },
    ],
    actions: {
      label: 'Actions',
      menuOf: ({ id, name }) => ({
        label: `Actions for ${name}`,
        items: [
          { id: 'edit', label: 'Edit' },
          { id: 'delete', label: 'Delete', tone: 'danger' },
        ],
        onAction: (action) => onAction(action, id),
      }),
    },
  },
} satisfies Meta<typeof DataTable<Pose, Column>>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

/** A press on a head sorts by it, and says which way round. */
export const Rows: Story = {
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('grid', { name: 'Poses' }));
    const head = () => table.getByRole('columnheader', { name: 'Name' });
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvasElement)).toEqual(['Boat Pose', 'Bridge', 'Plow Pose']);
    await userEvent.click(head());
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvasElement)).toEqual(['Plow Pose', 'Bridge', 'Boat Pose']);
    await expect(table.getByRole('columnheader', { name: 'Points' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
    await expect(table.getByRole('columnheader', { name: 'Difficulty' })).not.toHaveAttribute(
      'aria-sort',
    );
  },
};

/** One stop for Tab; the arrow keys reach each head, cell and menu. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    onAction.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    const head = within(canvasElement).getByRole('columnheader', { name: 'Name' });
    await waitFor(() => expect(head).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names(canvasElement)).toEqual(['Plow Pose', 'Bridge', 'Boat Pose']));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    const menu = within(canvasElement).getByRole('button', { name: 'Actions for Plow Pose' });
    for (let step = 0; step < 6 && document.activeElement !== menu; step += 1) {
      await userEvent.keyboard('{ArrowRight}');
    }
    await expect(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onAction.mock.calls).toEqual([['edit', '3']]);
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No poses found')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { items: [], loadingLabel: 'Loading...' },
  tags: ['dark'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('grid').parentElement).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status')).toHaveTextContent('Loading...');
    await expect(page.queryByText('No poses found')).toBeNull();
  },
};

/** The rows of before stay until those of the new order are there. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid').parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(names(canvasElement)).toHaveLength(3);
  },
};

const fits: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findAllByRole('rowheader');
  await expect(overflowsSideways()).toBe(false);
  await expect(
    clipped(canvasElement).filter((element) => !element.matches('[role=columnheader]')),
  ).toEqual([]);
};

/** As wide as beside an open sidebar: digits, badges and days stay whole. */
export const Crowded: Story = {
  globals: { width: '1024' },
  args: {
    numberLabel: '#',
    items: Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      name: `Reclining Hand-to-Big-Toe ${index}`,
      sanskritName: 'Supta Padangusthasana',
      difficulty: 'Fortgeschritten',
      points: 1_000_000,
    })),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('rowheader');
    await expect(brokenWords(canvasElement)).toEqual([]);
    await expect(overflowsSideways()).toBe(false);
  },
};

/** Each row is a card that says what its values are; the heads with an order stay. */
export const Cards: Story = {
  globals: { width: '375' },
  tags: ['dark'],
  play: async (context) => {
    await fits(context);
    const page = within(context.canvasElement);
    const [card] = page.getAllByRole('row').slice(1);
    await expect(within(card ?? context.canvasElement).getByText('Sanskrit Name')).toBeVisible();
    await userEvent.click(page.getByRole('columnheader', { name: 'Points' }));
    await expect(names(context.canvasElement)).toEqual(['Bridge', 'Boat Pose', 'Plow Pose']);
  },
};

export const LargeText: Story = {
  args: {
    items: [
      {
        id: '1',
        name: 'Donaudampfschifffahrtsgesellschaftskapitänshaltung',
        sanskritName: 'Parivrttaikapadarajakapotasanaparivrttaikapada',
        difficulty: 'Fortgeschritten',
        points: 1_000_000,
      },
    ],
  },
  globals: { width: '320', textSize: '200', language: 'de' },
  play: fits,
};

/** Words without a break take no more than their column. */
export const LongWords: Story = {
  args: {
    items: poses.map((pose) => ({
      ...pose,
      name: `${pose.name}-`.repeat(40),
      sanskritName: `<b>${pose.sanskritName}</b>`.repeat(10),
    })),
  },
  globals: { width: '768' },
  play: fits,
};
