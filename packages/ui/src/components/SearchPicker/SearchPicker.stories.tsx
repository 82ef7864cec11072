import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { SearchPicker, type SearchPickerProps } from './SearchPicker.tsx';

const people = [
  { id: '1', label: 'Asha Rao', note: 'asha@niyama.example' },
  { id: '2', label: 'Ben Okafor', note: 'ben@niyama.example' },
  { id: '3', label: 'Chiyo Mori', note: 'chiyo@niyama.example' },
];

/** Finds what begins with the typed words, as a server would. */
function Finding(props: SearchPickerProps) {
  const [chosen, setChosen] = useState(props.chosen);
  const [query, setQuery] = useState('');
  return (
    <SearchPicker
      {...props}
      chosen={chosen}
      options={props.options.filter(({ label }) =>
        label.toLowerCase().startsWith(query.toLowerCase()),
      )}
      onChange={(next) => {
        setChosen(next);
        props.onChange(next);
      }}
      onQueryChange={setQuery}
    />
  );
}

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

export const Default: Story = {};

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
