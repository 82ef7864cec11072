import {
  api,
  givenAnswered,
  givenAssignmentToRow,
  mockApi,
  serverError,
  tableRefusal,
  unreachable,
} from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withAdminApp } from '../testing/withAdminApp.tsx';
import ReflectionsRoute from './reflections.tsx';

const list = '/rest/v1/rpc/admin_reflections';

const meta = {
  title: 'Flows/Admin/Reflections',
  component: ReflectionsRoute,
  parameters: { layout: 'fullscreen', ...mockApi(), width: '1280' },
  decorators: [withAdminApp({ path: '/admin/reflections' })],
} satisfies Meta<typeof ReflectionsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 25 }, (_, place) => ({
  ...givenAnswered,
  id: `a5510000-0000-4000-8000-${String(place).padStart(12, '0')}`,
}));
const cards = (canvasElement: HTMLElement, count: number) =>
  waitFor(() => expect(within(canvasElement).queryAllByRole('article')).toHaveLength(count));
async function reply(canvasElement: HTMLElement) {
  const [first] = await within(canvasElement).findAllByRole('article');
  if (!first) throw new Error('No answer waits.');
  await userEvent.type(within(first).getByLabelText('Your reply'), 'Well seen.');
  await userEvent.click(within(first).getByRole('button', { name: 'Save reply' }));
  return within(first);
}

const replied = fn();
let left = many.slice(0, 2);

/** What has its reply leaves, and reading goes on with what is left. */
export const Replies: Story = {
  parameters: mockApi({
    reflections: http.post(api(list), () => HttpResponse.json(left.map(givenAssignmentToRow))),
    replyToAssignment: http.post(api('/rest/v1/rpc/reply_to_assignment'), async ({ request }) => {
      replied(await request.json());
      left = left.slice(1);
      return new HttpResponse(null, { status: 204 });
    }),
  }),
  play: async ({ canvasElement }) => {
    replied.mockClear();
    left = many.slice(0, 2);
    await cards(canvasElement, 2);
    await reply(canvasElement);
    await expect(await screen.findByText('Reply saved successfully')).toBeVisible();
    await expect(replied).toHaveBeenCalledWith({
      assignment_id: many[0]?.id,
      seen: '',
      reply: 'Well seen.',
    });
    await cards(canvasElement, 1);
    await waitFor(() =>
      expect(document.activeElement).toContainElement(within(canvasElement).getByRole('article')),
    );
    await reply(canvasElement);
    await expect(
      await within(canvasElement).findByText('No reflections waiting for a reply'),
    ).toBeVisible();
  },
};

/** What was typed stays for another try. */
export const ReplyFails: Story = {
  parameters: mockApi({
    replyToAssignment: serverError('post', '/rest/v1/rpc/reply_to_assignment'),
  }),
  play: async ({ canvasElement }) => {
    const first = await reply(canvasElement);
    await expect(await first.findByRole('alert')).toHaveTextContent(/^Error saving the reply: /);
    await expect(first.getByLabelText('Your reply')).toHaveValue('Well seen.');
  },
};

/** Another instructor was faster. */
export const RepliedMeanwhile: Story = {
  parameters: mockApi({
    replyToAssignment: tableRefusal(
      'post',
      '/rest/v1/rpc/reply_to_assignment',
      400,
      'changed_meanwhile',
    ),
  }),
  play: async ({ canvasElement }) => {
    const first = await reply(canvasElement);
    await userEvent.click(await first.findByRole('button', { name: 'Load the latest version' }));
    await waitFor(() => expect(first.queryByRole('alert')).toBeNull());
  },
};

export const Offline: Story = {
  parameters: mockApi({ reflections: unreachable('post', list) }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Connection Error' }),
    ).toBeVisible();
  },
};
