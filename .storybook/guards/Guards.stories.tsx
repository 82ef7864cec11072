import { useTranslation } from '@niyama/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
// Brings the product's fonts, which every page of stories waits for.
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';

/**
 * Stories that must fail: they prove that the guards of all others work. `!test` keeps them out of
 * the usual run; `check.mjs` beside this file runs them and expects each to fail for its reason.
 */
const meta = {
  title: 'Foundations/Guards',
  tags: ['!test', '!autodocs', 'must-fail'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Swallows the failure of its request, as a component may. */
function Asking() {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    fetch('https://nowhere.niyama.example/rest/v1/asanas')
      .catch(() => undefined)
      .finally(() => setDone(true));
  }, []);
  return <Text>{isDone ? 'Asked' : 'Asking'}</Text>;
}

export const UnmockedRequestMustFail: Story = {
  render: () => <Asking />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Asked')).toBeVisible();
  },
};

/** Gray on gray. */
export const AxeViolationMustFail: Story = {
  render: () => <p style={{ color: '#999', backgroundColor: '#aaa' }}>Who reads this?</p>,
};

/** Dark text, which a dark page swallows. */
export const DarkViolationMustFail: Story = {
  tags: ['dark'],
  render: () => <p style={{ color: '#222' }}>Who reads this at night?</p>,
};

/** As wide as a page, which a phone is not. */
export const CutOffMustFail: Story = {
  tags: ['layout'],
  render: () => <p style={{ width: 600 }}>Who reads this on a phone?</p>,
};

/** Fits, and is hit only by chance. */
export const SmallTargetMustFail: Story = {
  tags: ['layout'],
  render: () => (
    <p>
      {['One', 'Two'].map((name) => (
        <button key={name} style={{ width: 10, height: 10, padding: 0 }} aria-label={name} />
      ))}
    </p>
  ),
};

/** React warns of a property that it shows in German only; made by hand, as are the items below. */
function WrongInGerman() {
  const { i18n } = useTranslation();
  return createElement('p', i18n.language === 'de' ? { class: 'wrong' } : {}, i18n.language);
}

export const WrongInGermanMustFail: Story = {
  tags: ['layout'],
  render: () => <WrongInGerman />,
};

/** React warns of list items without keys; made by hand, because the linter sees them in JSX. */
export const ConsoleErrorMustFail: Story = {
  render: () => <ul>{[1, 2].map((number) => createElement('li', null, number))}</ul>,
};

export const MissingExpectedErrorMustFail: Story = {
  parameters: { expectedConsoleErrors: [/never said/] },
  render: () => <Text>Quiet</Text>,
};
