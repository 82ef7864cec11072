import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { clipped, overflowsSideways } from '#testing/clipped.ts';
import { settled } from '#testing/settled.ts';
import { ChartTable } from './ChartTable.tsx';

const meta = {
  title: 'Components/ChartTable',
  component: ChartTable,
  tags: ['dark'],
  parameters: { width: '375' },
  args: {
    showLabel: 'Show as a table',
    caption: 'Points per week',
    columns: ['Week', 'Points'],
    rows: [
      { id: '1', cells: ['Nov 16 – 22', '54'] },
      { id: '2', cells: ['Nov 9 – 15', '132'] },
    ],
  },
} satisfies Meta<typeof ChartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens by keyboard; each number belongs to its row and its column. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await settled();
    const table = within(part.getByRole('table', { name: 'Points per week' }));
    await expect(table.getByRole('columnheader', { name: 'Points' })).toBeVisible();
    await expect(table.getByRole('row', { name: 'Nov 9 – 15 132' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await settled();
    await expect(part.queryByRole('table')).not.toBeInTheDocument();
  },
};

/** Words break rather than push the page sideways. */
export const WideOnASmallPhone: Story = {
  globals: { width: '320', textSize: '200' },
  args: {
    columns: ['Tag', 'Übungen', 'Minuten', 'Punkte', 'Serie'],
    rows: [{ id: '1', cells: ['Freitag, 20. November', '3', '24', '1.234', 'Ja'] }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await settled();
    await expect(overflowsSideways()).toBe(false);
    await expect(clipped(canvasElement)).toEqual([]);
  },
};
