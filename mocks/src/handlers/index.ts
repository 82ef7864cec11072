import type { HttpHandler } from 'msw';
import { adminAsanaHandlers } from './adminAsanas.ts';
import { adminCommunityHandlers } from './adminCommunities.ts';
import { assignmentHandlers } from './assignments.ts';
import { authHandlers } from './auth.ts';
import { communityHandlers } from './communities.ts';
import { configHandlers } from './config.ts';
import { dashboardHandlers } from './dashboard.ts';
import { givenAssignmentHandlers } from './givenAssignments.ts';
import { invitationHandlers } from './invitations.ts';
import { leavingHandlers } from './leaving.ts';
import { ownDataHandlers } from './ownData.ts';
import { presetHandlers } from './presets.ts';
import { pushDeviceHandlers } from './pushDevices.ts';
import { appSettingsHandlers } from './appSettings.ts';
import { storageHandlers } from './storage.ts';
import { selfPracticeHandlers } from './selfPractice.ts';
import { shelfHandlers } from './shelf.ts';
import { studentPageHandlers } from './studentPage.ts';
import { tableHandlers } from './tables.ts';
import { userHandlers } from './users.ts';

/** The good case of every call, by name. */
export const handlers = {
  ...authHandlers,
  ...userHandlers,
  ...tableHandlers,
  ...assignmentHandlers,
  ...selfPracticeHandlers,
  ...storageHandlers,
  ...communityHandlers,
  ...configHandlers,
  ...dashboardHandlers,
  ...givenAssignmentHandlers,
  ...studentPageHandlers,
  ...invitationHandlers,
  ...leavingHandlers,
  ...ownDataHandlers,
  ...presetHandlers,
  ...pushDeviceHandlers,
  ...shelfHandlers,
  ...appSettingsHandlers,
  ...adminAsanaHandlers,
  ...adminCommunityHandlers,
};

/**
 * Story parameters that replace some calls of the good case: `mockApi({ home: serverError })`. The
 * addon's own parameter stands only here, so that its next version is one change.
 */
export function mockApi(overrides: Partial<Record<keyof typeof handlers, HttpHandler>> = {}) {
  return { msw: { handlers: { ...handlers, ...overrides } } };
}
