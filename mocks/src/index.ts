export { api, mockApiUrl } from './api.ts';
export * from './fixtures/adminAsanas.ts';
export * from './fixtures/adminCommunities.ts';
export * from './fixtures/asanas.ts';
export * from './fixtures/assignedClass.ts';
export * from './fixtures/assignments.ts';
export * from './fixtures/classLibrary.ts';
export * from './fixtures/communities.ts';
export * from './fixtures/dashboard.ts';
export * from './fixtures/givenAssignments.ts';
export * from './fixtures/history.ts';
export * from './fixtures/invitations.ts';
export * from './fixtures/lifestyle.ts';
export * from './fixtures/practice.ts';
export * from './fixtures/presets.ts';
export * from './fixtures/profile.ts';
export * from './fixtures/appSettings.ts';
export * from './fixtures/selfPractice.ts';
export * from './fixtures/progress.ts';
export * from './fixtures/shelf.ts';
export * from './fixtures/studentPage.ts';
export * from './fixtures/users.ts';
export { answerCommunities } from './handlers/adminCommunities.ts';
export { authRefusal } from './handlers/auth.ts';
export { answerOwnData } from './handlers/ownData.ts';
export { configToAnswer } from './handlers/config.ts';
export { answerCheckIns, dashboardToAnswer, checkInToRow } from './handlers/dashboard.ts';
export {
  leavingRefusal,
  never,
  serverError,
  tableRefusal,
  unreachable,
} from './handlers/faults.ts';
export { answerGivenAssignments } from './handlers/givenAssignments.ts';
export { handlers, mockApi } from './handlers/index.ts';
export { deletionToken } from './handlers/leaving.ts';
export { answerUsers, functionRefusal } from './handlers/users.ts';
export { appSettingsToAnswer } from './handlers/appSettings.ts';
export { answerShelf } from './handlers/shelf.ts';
export { answerRows } from './handlers/tables.ts';
export { storageRefusal } from './handlers/storage.ts';
export * from './rows.ts';
export { sessionOf } from './session.ts';
