import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { overflowsSideways } from '#testing/clipped.ts';
import { DayCalendar } from './DayCalendar.tsx';
import type { DayState } from './DayMark.tsx';

const months = ['Sep', null, null, null, 'Oct', null, null, null, 'Nov', null, null, null];
const stateOf = (week: number, day: number): DayState => {
  if (week === 11 && day > 4) return 'future';
  const rhythm = (week * 5 + day * 3) % 7;
  return rhythm < 3 ? 'covered' : rhythm < 5 ? 'practiced' : 'none';
};
const weeks = months.map((month, week) => ({
  id: String(week),
  month,
  days: Array.from({ length: 7 }, (_, day) => ({
    id: `${week} ${day}`,
    state: stateOf(week, day),
    isToday: week === 11 && day === 4,
  })),
}));

const meta = {
  title: 'Components/DayCalendar',
  component: DayCalendar,
  tags: ['dark'],
  args: {
    summary: 'You practiced on 58 days in the last 12 weeks.',
    weeks,
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    meanings: { covered: 'Counts toward your streak', practiced: 'Practiced', none: 'Rest day' },
  },
} satisfies Meta<typeof DayCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Said as one sentence; what each sign means stands below. */
export const Default: Story = {
  tags: ['layout'],
  play: async ({ args, canvasElement }) => {
    const part = within(canvasElement);
    await expect(part.getByText(/58 days/)).toBeVisible();
    // Seven days of twelve weeks, each with its mark, and one for each meaning.
    await expect(part.getByRole('figure').querySelectorAll('svg')).toHaveLength(84 + 3);
    for (const meaning of Object.values(args.meanings)) {
      await expect(part.getByText(meaning)).toBeVisible();
    }
  },
};

/** Time runs from the right where the writing does. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <DayCalendar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const marks = within(canvasElement).getByRole('figure').querySelectorAll('svg');
    const leftOf = (index: number) => marks[index]?.getBoundingClientRect().left ?? 0;
    await expect(leftOf(0)).toBeGreaterThan(leftOf(83));
    await expect(overflowsSideways()).toBe(false);
  },
};
