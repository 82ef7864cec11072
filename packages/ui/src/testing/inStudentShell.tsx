import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  type Frame,
  type FramePerson,
  StudentShell,
} from '../screens/student/StudentFrame/StudentFrame.tsx';

/** A student's frame, for stories. */
export const frameExample: Frame = {
  person: { name: 'asha', avatarUrl: null, level: 4, points: 340, inCommunity: false },
  currentPath: '/library',
  onLogOut: fn(),
  onOpenHealthNotice: fn(),
};

/** Puts a screen into the student app's frame. A story changes the person by its parameter `person`. */
export function inStudentShell(currentPath: string): Decorator {
  return (Story, { parameters }) => {
    const person = { ...frameExample.person, ...(parameters['person'] as Partial<FramePerson>) };
    return (
      <StudentShell frame={{ ...frameExample, currentPath, person }}>
        <Story />
      </StudentShell>
    );
  };
}
