import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '#components/Heading/Heading.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What somebody reads who opens the Storybook; docs/designers.md says more. */
export const StartHere: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Niyama, screen by screen</Heading>
      <Text>
        Everything that a person can see stands here. You need no account, no data and no network.
      </Text>
      <Heading level={2}>Where to look</Heading>
      <Text>Foundations: colors with their contrast, type, space, pose figures and flows.</Text>
      <Text>Components: the parts, each in every variant and state.</Text>
      <Text>Screens: every screen, also loading, empty, failed, offline and with long names.</Text>
      <Text>Flows: the same screens wired to a pretended server, and what follows a press.</Text>
      <Heading level={2}>How to look</Heading>
      <Text>
        The toolbar changes theme, language, text size and width. Look at German for long words, at
        200 % for what is cut off, and at 320 px for the narrowest phone.
      </Text>
      <Heading level={2}>What to do with what you find</Heading>
      <Text>
        docs/designers.md tells how to compare two revisions, and what a finding should say.
      </Text>
    </Stack>
  ),
};
