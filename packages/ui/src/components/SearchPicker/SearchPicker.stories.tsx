import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { type PickerOption, SearchPicker, type SearchPickerProps } from './SearchPicker.tsx';

const people = [
  { id: '1', label: 'Asha Rao', note: 'asha@niyama.example' },
  { id: '2', label: 'Ben Okafor', note: 'ben@niyama.example' },
  { id: '3', label: 'Chiyo Mori', note: 'chiyo@niyama.example' },
];

const found = (options: readonly PickerOption[], query: string) =>
  options.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase()));

/** Finds what begins with the typed words, as a server would. */
function Finding(props: SearchPickerProps) {
  const [chosen, setChosen] = useState(props.chosen);
  const [query, setQuery] = useState('');
  return (
    <SearchPicker
      {...props}
      chosen={chosen}
      options={found(props.options ?? [], query)}
      onChange={(next) => {
        setChosen(next);
        props.onChange(next);
      }}
      onQueryChange={setQuery}
    />
  );
}

/** A server whose answers come when the story lets them. */
const server = { answer: (_options: readonly PickerOption[]) => {} };

function Waiting(props: SearchPickerProps) {
  const [chosen, setChosen] = useState(props.chosen);
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState<{ query: string; options: PickerOption[] } | null>(null);
  useEffect(() => {
    server.answer = (options) => setAnswer({ query, options: found(options, query) });
  }, [query]);
  return (
    <SearchPicker
      {...props}
      chosen={chosen}
      emptyText={answer?.query === query ? 'Nobody found' : 'Loading...'}
      options={answer?.query === query ? answer.options : null}
      onChange={(next) => {
        setChosen(next);
        props.onChange(next);
      }}
      onQueryChange={setQuery}
    />
  );
}

const announcements = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';

const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

const meta = {
  title: 'Components/SearchPicker',
  component: SearchPicker,
  render: (args) => <Finding {...args} />,
  tags: ['dark'],
  args: {
    label: 'Students',
    chosen: [],
    options: people,
    emptyText: 'Nobody found',
    chosenLabel: 'Selected students',
    removeLabel: 'Remove',
    placeholder: 'Search by name or email',
    onChange: fn(),
    onQueryChange: fn(),
  },
} satisfies Meta<typeof SearchPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typed, chosen by pointer; the list stays open for the next one, and Escape closes it. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Students' });
    await userEvent.click(field);
    await userEvent.type(field, 'ben');
    await userEvent.click(await screen.findByRole('option', { name: 'Ben Okafor' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([people[1]]);
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'xyz');
    await expect(await screen.findByText('Nobody found')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await settled();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    const chosen = within(canvasElement).getByRole('grid', { name: 'Selected students' });
    await userEvent.click(within(chosen).getByRole('button', { name: 'Remove Ben Okafor' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

/** A whole class at once takes two lines until all of it is asked for. */
export const Many: Story = {
  args: {
    allLabel: (count) => `Show all ${count}`,
    chosen: Array.from({ length: 29 }, (_, index) => ({
      id: `student ${index}`,
      label: `Student ${index + 1}`,
    })),
  },
  play: async ({ canvasElement }) => {
    const chosen = within(within(canvasElement).getByRole('grid', { name: 'Selected students' }));
    await expect(chosen.getAllByRole('row')).toHaveLength(6);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show all 29' }));
    await expect(chosen.getAllByRole('row')).toHaveLength(29);
    await expect(chosen.getAllByRole('row')[0]).toHaveFocus();
  },
};

/** A page that scrolls by itself leaves list and words; a person's scrolling closes the list alone. */
export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Students' });
    await userEvent.type(field, 'be');
    const option = await screen.findByRole('option', { name: 'Ben Okafor' });
    await fireEvent.scroll(document);
    await userEvent.type(field, 'n', { skipClick: true });
    await settled();
    await expect(option).toBeVisible();
    await expect(field).toHaveValue('ben');
    await fireEvent.wheel(canvasElement);
    await fireEvent.scroll(document);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field).toHaveValue('ben');
  },
};

/** Without a pointer: two are chosen, and the first is taken away. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const field = within(canvasElement).getByRole('combobox', { name: 'Students' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('a{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[0]]));
    await expect(field).toHaveValue('');
    await userEvent.keyboard('c{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[0], people[2]]));
    await userEvent.keyboard('{Escape}');
    await settled();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[2]]));
  },
};

/** Nothing but a press on an option, or Enter, changes what was chosen. */
export const Left: Story = {
  render: (args) => (
    <>
      <Finding {...args} />
      <button type="button">Next</button>
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Students' });
    const next = within(canvasElement).getByRole('button', { name: 'Next' });
    const isClosed = async () => {
      await settled();
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(field).toHaveValue('');
    };
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: 'Ben Okafor' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([people[1]]);
    await userEvent.tab();
    await isClosed();
    await userEvent.click(field);
    await userEvent.keyboard('a{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[1], people[0]]));
    await userEvent.keyboard('c{ArrowDown}');
    await userEvent.tab();
    await isClosed();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await isClosed();
    await userEvent.click(next);
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.hover(await screen.findByRole('option', { name: 'Chiyo Mori' }));
    await userEvent.click(next);
    await isClosed();
    await userEvent.click(field);
    await userEvent.keyboard('c{Enter}');
    await expect(field).toHaveValue('c');
    await userEvent.keyboard('{Control>}a{/Control}{Shift>}{ArrowDown}{ArrowUp}{/Shift}');
    await userEvent.tab({ shift: true });
    await isClosed();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A list that is still loading is not announced, and no option of an earlier one can be chosen. */
export const Late: Story = {
  render: (args) => <Waiting {...args} />,
  play: async ({ args, canvasElement }) => {
    for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
    const field = within(canvasElement).getByRole('combobox', { name: 'Students' });
    await userEvent.click(field);
    await expect(await screen.findByText('Loading...')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    server.answer(people);
    await screen.findByRole('option', { name: 'Ben Okafor' });
    await waitFor(() => expect(announcements()).toContain('3 options'));
    await expect(announcements()).not.toContain('0 options');
    await userEvent.type(field, 'b', { skipClick: true });
    const early = screen.getByRole('option', { name: 'Asha Rao' });
    await expect(early).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(early);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('b');
    server.answer(people);
    await waitFor(() => expect(optionNames()).toEqual(['Ben Okaforben@niyama.example']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[1]]));
    await expect(announcements()).not.toContain('0 options');
    await userEvent.keyboard('{Escape}');
    await settled();
  },
};

/** Words of which the answer is there already stay as they are, whatever comes later. */
export const Renewed: Story = {
  render: (args) => <Waiting {...args} />,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Students' }));
    server.answer(people);
    await screen.findByRole('option', { name: 'Asha Rao' });
    const before = optionNames();
    await userEvent.keyboard('{ArrowDown}');
    server.answer([{ id: '9', label: 'Everybody' }, ...people.slice(1)]);
    await settled();
    await expect(optionNames()).toEqual(before);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[0]]));
    await userEvent.keyboard('{Escape}');
    await settled();
  },
};

/** Choosing another takes the place of the first, and closes the list. */
export const One: Story = {
  args: { amount: 'one', chosen: [{ id: '1', label: 'Asha Rao' }] },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Students' });
    await userEvent.type(field, 'chi');
    await userEvent.click(await screen.findByRole('option', { name: 'Chiyo Mori' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([people[2]]);
    await settled();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'ben');
    await expect(await screen.findByRole('option', { name: 'Ben Okafor' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith([people[1]]));
    await settled();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Please fill in all required fields', isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('combobox', { name: 'Students' }),
    ).toHaveAccessibleDescription(/Please fill in all required fields/);
  },
};

export const LongNames: Story = {
  globals: { width: '320', textSize: '200' },
  args: {
    chosen: [
      { id: '8', label: 'Utthitahastapadangusthasana'.repeat(3) },
      { id: '9', label: '<b>مايا</b>' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(overflowsSideways()).toBe(false);
    await expect(clipped(within(canvasElement).getByRole('grid'))).toEqual([]);
  },
};
