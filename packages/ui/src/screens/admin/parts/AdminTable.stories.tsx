import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminTable, type AdminTableProps } from './AdminTable.tsx';
import { TableSearch } from './TableSearch.tsx';

interface Community {
  id: string;
  name: string;
}
const ready = { status: 'ready', more: 'none', isBusy: false, stale: null } as const;
const communities = (count: number): Community[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Community ${index + 1}`,
  }));

const meta = {
  title: 'Screens/Admin/Parts/Admin table',
  component: AdminTable<Community, 'name'>,
  parameters: { width: '1280' },
  args: {
    label: 'Communities',
    state: { ...ready, items: communities(3) },
    columns: [{ id: 'name', label: 'Name', cell: ({ name }) => name }],
    emptyText: 'No communities found',
    failedTitle: 'Failed to load communities',
    onRetry: fn(),
    onShowMore: fn(),
  },
} satisfies Meta<typeof AdminTable<Community, 'name'>>;

export default meta;
type Story = StoryObj<typeof meta>;

function Growing(props: AdminTableProps<Community, 'name'>) {
  const [count, setCount] = useState(2);
  const more = count < 5 ? 'available' : 'none';
  const state = { ...ready, items: communities(count), more } as const;
  return <AdminTable {...props} state={state} onShowMore={() => setCount(5)} />;
}

/** The last rows remove the button; their number is announced, and the focus stays where it was. */
export const ShowsMore: Story = {
  tags: ['dark'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('2 rows')).toBeVisible();
    page.getByRole('button', { name: 'Show more' }).focus();
    await userEvent.keyboard('{Enter}');
    const count = await page.findByText('5 rows');
    await expect(page.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toContainElement(count));
  },
};

export const MoreFailed: Story = {
  args: { state: { ...ready, items: communities(50), more: 'failed' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent("We couldn't load more.");
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
};

/** Old rows are better than none, and say that they are old. */
export const Stale: Story = {
  args: { state: { ...ready, items: communities(3), stale: 'offline' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('alert')).toHaveTextContent(
      'Connection Error. This may be out of date.',
    );
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', isOffline: false, reason: 'Please try again later.' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Failed to load communities' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const search = fn();

function Searching() {
  const [words, setWords] = useState('tree');
  return (
    <>
      <TableSearch
        label="Search communities"
        placeholder="Search"
        search={words}
        onSearch={(typed) => {
          search(typed);
          setWords(typed);
        }}
      />
      <button type="button" onClick={() => setWords('')}>
        All
      </button>
    </>
  );
}

/** Asked once the typing pauses, and emptied when the address forgets the words. */
export const Search: Story = {
  render: () => <Searching />,
  play: async ({ canvasElement }) => {
    search.mockClear();
    const page = within(canvasElement);
    const field = page.getByRole('searchbox', { name: 'Search communities' });
    await expect(field).toHaveValue('tree');
    await userEvent.type(field, ' pose ');
    await waitFor(() => expect(search.mock.calls).toEqual([['tree pose']]));
    await expect(field).toHaveValue('tree pose ');
    await userEvent.click(page.getByRole('button', { name: 'All' }));
    await expect(field).toHaveValue('');
  },
};
