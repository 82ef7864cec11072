import type { InvitationPlan, InvitationRefusal } from '@niyama/domain';
import { invitations } from '@niyama/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inAdminShell } from '#testing/inAdminShell.tsx';
import { settled } from '#testing/settled.ts';
import { InvitationsScreen } from './InvitationsScreen.tsx';
import type { InviteStep } from './types.ts';

const ready = { status: 'ready', more: 'none', isBusy: false, stale: null } as const;

const meta = {
  title: 'Screens/Admin/Invitations',
  component: InvitationsScreen,
  parameters: { layout: 'fullscreen', width: '1280' },
  decorators: [inAdminShell('/admin/users/invitations')],
  args: {
    state: { ...ready, items: invitations },
    counts: {
      states: { waiting: 1, sent: 1, expired: 1, failed: 1 },
      sentBy: '2026-11-20T11:00:00+00:00',
    },
    search: '',
    dialog: null,
    onSearch: fn(),
    onInvite: fn(),
    onResend: fn(),
    onWithdraw: fn(),
    onRetry: fn(),
    onShowMore: fn(),
  },
} satisfies Meta<typeof InvitationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const menuOf = async (canvasElement: HTMLElement, email: string) => {
  await userEvent.click(
    within(canvasElement).getByRole('button', { name: `Actions for ${email}` }),
  );
  const menu = within(await screen.findByRole('menu'));
  await settled();
  return menu;
};

/** Each state, with the day on which a link ends. */
export const Loaded: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    const row = page.getByRole('row', { name: /leela@niyama.example/ });
    await expect(row).toHaveTextContent('Leela Iyer');
    await expect(row).toHaveTextContent('Deutsch');
    await expect(row).toHaveTextContent('Waiting to be sent');
    await expect(page.getByRole('row', { name: /invited2@/ })).toHaveTextContent(
      'Sent until Nov 26, 2026',
    );
    await expect(page.getByRole('row', { name: /invited3@/ })).toHaveTextContent('Expired');
    await expect(page.getByRole('row', { name: /invited4@/ })).toHaveTextContent(
      "Couldn't be sent",
    );
    await expect(
      page.getByText("Waiting to be sent: 1 · Sent: 1 · Expired: 1 · Couldn't be sent: 1"),
    ).toBeVisible();
    await expect(page.getByText(/^All waiting invitations will be sent by Nov 20/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'All users' })).toHaveAttribute(
      'href',
      '/admin/users',
    );
    await userEvent.click(page.getByRole('button', { name: 'Invite Students' }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
    const menu = await menuOf(canvasElement, 'invited2@niyama.example');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Send again' }));
    await expect(args.onResend).toHaveBeenCalledWith([invitations[1]]);
    const again = await menuOf(canvasElement, 'invited2@niyama.example');
    await userEvent.click(again.getByRole('menuitem', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith([invitations[1]]);
    // An invitation that has not left yet needs no second email.
    const waiting = await menuOf(canvasElement, 'leela@niyama.example');
    await expect(waiting.getByRole('menuitem', { name: 'Send again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Those that wait have their turn already; the others are sent again together. */
export const Selected: Story = {
  tags: ['dark', 'layout'],
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: /^Select leela/ }));
    const bar = within(page.getByRole('region', { name: 'Selected invitations' }));
    await expect(bar.getByRole('button', { name: 'Send again' })).toBeDisabled();
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all shown' }));
    await expect(bar.getByText('4 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(invitations);
    await userEvent.click(bar.getByRole('button', { name: 'Send again' }));
    await expect(args.onResend).toHaveBeenCalledWith(invitations);
    // The selection stays until the admin clears it.
    await expect(bar.getByText('4 selected')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { state: { ...ready, items: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No open invitations')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', isOffline: false, reason: 'Something went wrong.' } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { name: 'Failed to load invitations' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { state: { status: 'failed', isOffline: true, reason: "You're offline." } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Connection Error' }),
    ).toBeVisible();
  },
};

const withdrawing = {
  kind: 'withdraw',
  invitations: invitations.slice(0, 1),
  isBusy: false,
  failure: null,
  onConfirm: fn(),
  onClose: fn(),
} as const;

export const Withdrawing: Story = {
  tags: ['dark'],
  args: { dialog: withdrawing },
  play: async () => {
    const question = within(await screen.findByRole('alertdialog'));
    await settled();
    await expect(question.getByText(/sent to leela@niyama.example will stop/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }));
    await expect(withdrawing.onConfirm).toHaveBeenCalledOnce();
  },
};

export const WithdrawingFailed: Story = {
  args: {
    dialog: {
      ...withdrawing,
      failure:
        'Error withdrawing the invitation: This invitation no longer exists. It may have been accepted or withdrawn.',
    },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('no longer exists');
  },
};

const choosing = {
  status: 'choosing',
  failure: null,
  onPick: fn(),
  onPaste: fn(),
  onTemplate: fn(),
} as const;
const onConfirm = fn();
const onBack = fn();
const onClose = fn();
const inviting = (step: InviteStep): Story['args'] => ({
  dialog: { kind: 'invite', step, onClose },
});
const reasons: InvitationRefusal[] = [
  'broken',
  'formula',
  'email',
  'long',
  'name',
  'language',
  'twice',
  'known',
  'invited',
];
const refused = reasons.map((reason, index) => ({
  line: index + 4,
  email: reason === 'broken' ? '' : `${reason}@niyama.example`,
  reason,
}));
const plan: InvitationPlan = {
  people: [
    { line: 2, email: 'leela@niyama.example', fullName: 'Leela Iyer', language: 'german' },
    { line: 3, email: 'teo@niyama.example', fullName: null, language: null },
  ],
  refused,
};
const preview = {
  status: 'preview',
  failure: null,
  onConfirm,
  onBack,
} as const;
const columns = {
  status: 'columns',
  table: {
    names: ['Vorname', 'Nachname', 'E-Mail', 'Sprache', ''],
    rows: [
      ['Leela', 'Iyer', 'leela@niyama.example', 'Deutsch', ''],
      ['Teo', '', 'teo@niyama.example', '', 'x'.repeat(80)],
      ['太郎', '山田', 'taro@niyama.example', '日本語', ''],
      ['Asha', 'Rao', 'asha@niyama.example', '', ''],
    ].map((cells, index) => ({ line: index + 2, cells, isBroken: false })),
  },
  columns: { email: 2, name: 0, lastName: 1, language: 3 },
  failure: null,
  onChange: fn(),
  onContinue: fn(),
  onBack,
} as const;

const encoding = {
  status: 'encoding',
  encoding: 'western',
  samples: {
    western: ['¯aneta Œl¹ska', 'Zofia Wójcik'],
    westernMac: ['Øaneta ålπska', 'Zofia WÛjcik'],
    centralEuropean: ['Żaneta Śląska', 'Zofia Wójcik'],
    japanese: ['ｯaneta 詬ｹska', 'Zofia W�cik'],
    unicode: ['�aneta �l�ska', 'Zofia W�jcik'],
  },
  failure: null,
  onChange: fn(),
  onContinue: fn(),
  onBack,
} as const;

const steps = {
  choosing: {
    args: inviting(choosing),
    tags: ['dark', 'layout'],
    play: async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await settled();
      const input = document.querySelector('input[type=file]');
      const file = new File(['email'], 'students.csv', { type: 'text/csv' });
      await userEvent.upload(input as HTMLInputElement, file);
      await expect(choosing.onPick).toHaveBeenCalledWith(file);
      await userEvent.click(dialog.getByRole('button', { name: 'Download a template' }));
      await expect(choosing.onTemplate).toHaveBeenCalledOnce();
    },
  },
  reading: { args: inviting({ status: 'reading' }) },
  encoding: {
    args: inviting(encoding),
    tags: ['dark', 'layout'],
    play: async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await settled();
      await expect(dialog.getByText(/Do these texts look right/)).toBeVisible();
      await expect(dialog.getByText('¯aneta Œl¹ska', { selector: 'li' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Western European Encoding' }));
      const option = await screen.findByRole('option', { name: 'Central European' });
      await expect(option).toHaveTextContent('Żaneta Śląska');
      await userEvent.click(option);
      await expect(encoding.onChange).toHaveBeenCalledWith('centralEuropean');
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
      await expect(encoding.onContinue).toHaveBeenCalledOnce();
      await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
      await expect(onBack).toHaveBeenCalledOnce();
    },
  },
  columns: {
    args: inviting(columns),
    tags: ['dark', 'layout'],
    play: async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await settled();
      await expect(dialog.getByRole('button', { name: /^E-Mail Email/ })).toBeVisible();
      await expect(dialog.getByRole('button', { name: /^Nachname Last name/ })).toBeVisible();
      const rows = within(dialog.getByRole('table', { name: 'First rows' })).getAllByRole('row');
      await expect(rows.map((row) => row.textContent)).toEqual([
        'EmailNameLanguage',
        'leela@niyama.exampleLeela IyerDeutsch',
        'teo@niyama.exampleTeo',
        'taro@niyama.example山田 太郎日本語',
      ]);
      await userEvent.click(dialog.getByRole('button', { name: /^Sprache Language/ }));
      const option = await screen.findByRole('option', { name: 'Column 5' });
      await expect(option).toHaveTextContent(`Column 5${'x'.repeat(60)}…`);
      await userEvent.click(option);
      await expect(columns.onChange).toHaveBeenCalledWith({ ...columns.columns, language: 4 });
      await userEvent.click(dialog.getByRole('button', { name: /^Nachname Last name/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'None' }));
      await expect(columns.onChange).toHaveBeenCalledWith({ ...columns.columns, lastName: null });
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
      await expect(columns.onContinue).toHaveBeenCalledOnce();
      await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
      await expect(onBack).toHaveBeenCalledOnce();
    },
  },
  preview: {
    args: inviting({ ...preview, plan }),
    tags: ['dark', 'layout'],
    play: async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await settled();
      await expect(dialog.getByRole('heading', { name: 'Not invited (9)' })).toBeVisible();
      await expect(dialog.getByText('Row 11')).toHaveTextContent('Row 11 · known@niyama.example');
      await expect(dialog.getByText('This person already has an account.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'To invite (2)' }));
      await expect(dialog.getByText(/leela@niyama.example/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Invite 2 people' }));
      await expect(onConfirm).toHaveBeenCalledOnce();
      await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
      await expect(onBack).toHaveBeenCalledOnce();
    },
  },
  inviting: { args: inviting({ status: 'inviting' }) },
  done: {
    args: inviting({ status: 'done', invited: 2, refused: refused.slice(-2) }),
    play: async () => {
      const dialog = within(await screen.findByRole('dialog'));
      await settled();
      await expect(dialog.getByText(/^2 people invited\./)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
      await expect(onClose).toHaveBeenCalledOnce();
    },
  },
} satisfies Record<InviteStep['status'], Story>;

export const ChoosingAFile: Story = steps.choosing;
export const ReadingTheList: Story = steps.reading;
export const AskingForTheEncoding: Story = steps.encoding;
export const ChoosingColumns: Story = steps.columns;
export const Preview: Story = steps.preview;
export const Inviting: Story = steps.inviting;
export const Done: Story = steps.done;

/** What is pasted is asked about before it is lost. */
export const PastingAddresses: Story = {
  args: inviting(choosing),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await settled();
    await expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull();
    await userEvent.click(dialog.getByRole('textbox', { name: 'Paste addresses' }));
    await userEvent.paste('Asha <asha@niyama.example>, teo@niyama.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(choosing.onPaste).toHaveBeenCalledWith(
      'Asha <asha@niyama.example>, teo@niyama.example',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing of the file or of the pasted text is taken. */
export const ListRefused: Story = {
  args: inviting({
    ...choosing,
    failure: 'There are too many people in this list. You can invite up to 500 at a time.',
  }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('up to 500');
    await expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
};

/** No column holds addresses, so far as anybody can tell: the person says which. */
export const NoColumnOfAddresses: Story = {
  args: inviting({ ...columns, columns: { ...columns.columns, email: null } }),
  tags: ['dark'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await settled();
    await expect(dialog.getByText('Choose the column with the email addresses.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /^Choose a column Email/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'E-Mail' }));
    await expect(columns.onChange).toHaveBeenCalledWith(columns.columns);
  },
};

/** The network went away before the people were checked: what was chosen stays. */
export const CheckingFailed: Story = {
  args: inviting({ ...columns, failure: "Error inviting students: You're offline." }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent("You're offline.");
    await expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

/** Nobody of the list can be invited. */
export const NobodyToInvite: Story = {
  args: inviting({ ...preview, plan: { people: [], refused } }),
  play: async () => {
    await expect(await screen.findByText("There's no one to invite.")).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Invite \d/ })).toBeNull();
  },
};

/** The network went away between the look and the sending: the preview stays. */
export const InvitingFailed: Story = {
  args: inviting({ ...preview, plan, failure: "Error inviting students: You're offline." }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent("You're offline.");
    await expect(screen.getByRole('button', { name: 'Invite 2 people' })).toBeVisible();
  },
};
