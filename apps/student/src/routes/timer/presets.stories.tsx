import { api, mockApi } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withStudentApp } from '../../testing/withStudentApp.tsx';
import TimerRoute from '../timer.tsx';

const path = '/rest/v1/timer_presets';

let sent: Record<string, unknown>[] = [];

const meta = {
  title: 'Flows/Student/Timer presets',
  component: TimerRoute,
  parameters: {
    width: '375',
    layout: 'fullscreen',
    ...mockApi({
      // What was there before does not come while the story lasts.
      timerPresets: http.get(api(path), async () => {
        if (sent.length < 2) await delay('infinite');
        return HttpResponse.json(sent.slice(0, 1));
      }),
      // The first answer is lost.
      saveTimerPreset: http.post(api(path), async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        return sent.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 201 });
      }),
    }),
  },
  decorators: [withStudentApp({ path: '/timer?tab=presets' })],
  beforeEach: () => {
    sent = [];
  },
} satisfies Meta<typeof TimerRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Saved again after a lost answer it is still one preset; the list that was on its way is asked for again. */
export const SavesAgainAfterALostAnswer: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create Custom Preset' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: 'Preset Name' }), 'Evening');
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to save your custom preset',
    );
    await userEvent.click(form.getByRole('button', { name: 'Save Preset' }));
    await expect(await screen.findByText('Timer preset saved: Evening')).toBeVisible();
    await expect(await screen.findByRole('button', { name: /^Evening/ })).toBeVisible();
    await expect(sent).toHaveLength(2);
    await expect(sent[1]?.['id']).toBe(sent[0]?.['id']);
  },
};
