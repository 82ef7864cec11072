import { randomUUID } from 'node:crypto';
import * as data from '@niyama/data';
import {
  type ClassDraft,
  type Completion,
  DataError,
  daysAfter,
  fallbacksOf,
  localDate,
  newAsana,
  translationFields,
  recipientsOf,
} from '@niyama/domain';
import { beforeWorkPreset, bodyOf, hipsOnMonday, morningPreset, student } from '@niyama/mocks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { email, mockedSide, password, realSide, type Side } from './sides.ts';

let mocked: Side;
let real: Side;
beforeAll(async () => {
  mocked = await mockedSide();
  real = await realSide();
});
afterAll(async () => {
  await mocked.close();
  await real.close();
});

const minute = 60_000;
const practiceOf = ({ plain, timeZone }: Side, changes: Partial<Completion> = {}): Completion => ({
  id: randomUUID(),
  kind: 'practice',
  asanaId: plain,
  sets: 1,
  source: 'library',
  durationSeconds: 30,
  intervals: [{ startedAt: Date.now() - 2 * minute, endedAt: Date.now() - minute }],
  timeZone,
  reflectionAnswer: null,
  runId: null,
  inPieces: false,
  ...changes,
});
const account = (username: string): data.NewAccount => ({
  username,
  fullName: 'Leela Iyer',
  email: 'leela@niyama.example',
  password,
  language: 'english',
  confirmedUrl: 'http://localhost:8080/auth/confirm',
});
const acceptance: data.Acceptance = {
  token: 'none',
  username: 'invited',
  fullName: 'Leela Iyer',
  password,
  language: 'english',
  mails: true,
};
/** Somebody new, somebody who is invited already, and the student. */
const people = ['new@niyama.example', 'leela@niyama.example', email].map((address) => ({
  line: 2,
  email: address,
  fullName: null,
  language: null,
}));
const firstInvitation = async ({ admin }: Side) =>
  (await data.listInvitations(admin, { search: '', after: null })).items[0]?.id ?? '';
const picture = new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
const emailChange = { email, newEmail: 'asha.rao@niyama.example' };
const marks = ({ studentId: userId, plain: asanaId }: Side) => ({ userId, asanaId });

const seen = ({ admin, plain }: Side) => data.getAdminAsana(admin, plain);
const goneRow = { id: randomUUID(), updatedAt: '2026-01-01T00:00:00+00:00' };
const unwritten = {
  ...fallbacksOf(translationFields),
  updatedAt: null,
  isCurrent: true,
};
const moonPose = { ...newAsana, name: 'Moon', description: 'Grow quiet.' };

const onlyTheStudent = {
  search: email,
  show: 'all',
  sort: { column: 'joined', direction: 'descending' },
} as const;
const listed = async ({ admin }: Side) => {
  const { items } = await data.listUsers(admin, { view: onlyTheStudent, after: null });
  const [found] = items;
  if (!found) throw new Error('The student is not listed.');
  return found;
};
const givenWork = async ({ admin }: Side) => {
  const view = { tab: 'completed', search: '' } as const;
  const { items } = await data.listGivenAssignments(admin, { view, after: null });
  const found = items.find(({ reply }) => reply !== null);
  if (!found) throw new Error('Nothing was replied to.');
  return found;
};
const savedHips = (change: Partial<ClassDraft>) => ({
  id: hipsOnMonday.id,
  draft: { ...hipsOnMonday, ...change },
  totalSeconds: 1460,
});
const newUser = {
  fullName: 'Leela Iyer',
  username: 'leela.new',
  email: 'leela.new@niyama.example',
  password,
  role: 'user',
} as const;

/** Every call of the data layer that a story may make; those above leave a state to those below. */
const calls: Record<string, (side: Side) => Promise<unknown>> = {
  getHome: ({ client, timeZone }) => data.getHome(client, { timeZone }),
  listLibrary: ({ client }) => data.listLibrary(client, 0),
  'getAsana with marks': ({ client, assigned, studentId }) =>
    data.getAsana(client, assigned, studentId),
  'getAsana for a visitor': ({ visitor, assigned }) => data.getAsana(visitor(), assigned, null),
  'getAsana without a pose': ({ client, studentId }) =>
    data.getAsana(client, randomUUID(), studentId),
  'getPractice with a question': ({ client, assigned: asanaId, studentId: userId, timeZone }) =>
    data.getPractice(client, { asanaId, userId, timeZone }),
  'getPractice to resume': ({ client, paused: asanaId, studentId: userId, timeZone }) =>
    data.getPractice(client, { asanaId, userId, timeZone }),
  listPausedSessions: ({ client, studentId }) => data.listPausedSessions(client, studentId),
  'getPractice without a pose': ({ client, studentId: userId, timeZone }) =>
    data.getPractice(client, { asanaId: randomUUID(), userId, timeZone }),
  listHistory: ({ client, studentId: userId }) =>
    data.listHistory(client, { userId, since: '2026-01-01', after: null }),
  'listHistory of a later page': ({ client, studentId: userId }) =>
    data.listHistory(client, {
      userId,
      since: '2026-01-01',
      after: {
        id: 'ffffffff-0000-4000-8000-000000000001',
        finishedAt: '2036-01-01T00:00:00.000Z',
        localDate: '2036-01-01',
      },
    }),
  getProgress: ({ client, timeZone }) => data.getProgress(client, { timeZone }),
  getRole: ({ client, studentId }) => data.getRole(client, studentId),
  'getRole of nobody': ({ client }) => data.getRole(client, randomUUID()),
  markHealthNoticeSeen: ({ client, studentId }) => data.markHealthNoticeSeen(client, studentId),
  saveCueSettings: ({ client, studentId: userId }) =>
    data.saveCueSettings(client, { userId, cues: student.settings }),
  saveSettings: ({ client, studentId: userId }) =>
    data.saveSettings(client, { userId, changes: { displayName: 'Asha', theme: 'dark' } }),
  'setFavorite on': (side) => data.setFavorite(side.client, { ...marks(side), isFavorite: true }),
  'setFavorite off': (side) => data.setFavorite(side.client, { ...marks(side), isFavorite: false }),
  'setInPracticeList on': (side) =>
    data.setInPracticeList(side.client, { ...marks(side), inPracticeList: true }),
  'setInPracticeList off': (side) =>
    data.setInPracticeList(side.client, { ...marks(side), inPracticeList: false }),
  listAssignments: ({ client, timeZone }) => data.listAssignments(client, { timeZone, atMost: 50 }),
  markReplySeen: ({ client, studentId: userId }) =>
    data.markReplySeen(client, { userId, assignmentId: randomUUID() }),
  reorderSelfPractice: ({ client, plain, paused }) =>
    data.reorderSelfPractice(client, [paused, plain]),
  listSelfPractice: ({ client, studentId: userId }) => data.listSelfPractice(client, { userId }),
  restoreInSelfPractice: ({ client, studentId: userId, plain: asanaId }) =>
    data.restoreInSelfPractice(client, { userId, asanaId, position: 0 }),
  savePausedSession: (side) =>
    data.savePausedSession(side.client, {
      ...marks(side),
      timeRemaining: 20,
      setNumber: 1,
      sets: 2,
      setSeconds: null,
      source: 'library',
      intervals: [{ startedAt: 1000, endedAt: 2000 }],
    }),
  deletePausedSession: (side) => data.deletePausedSession(side.client, marks(side)),
  listCommunities: ({ client, studentId: userId }) => data.listCommunities(client, { userId }),
  getCommunity: ({ client, community: communityId, timeZone }) =>
    data.getCommunity(client, { communityId, timeZone, weekStart: 1 }),
  'getCommunity that is gone': ({ client, timeZone }) =>
    data.getCommunity(client, { communityId: randomUUID(), timeZone, weekStart: 1 }),
  listMembers: ({ client, community: communityId }) =>
    data.listMembers(client, { communityId, after: null }),
  'getLeaderboard of everybody': ({ client, timeZone }) =>
    data.getLeaderboard(client, { communityId: null, timeZone }),
  'getLeaderboard of a community': ({ client, community: communityId, timeZone }) =>
    data.getLeaderboard(client, { communityId, timeZone }),
  leaveCommunity: ({ client, studentId: userId, community: communityId }) =>
    data.leaveCommunity(client, { userId, communityId }),
  joinCommunity: ({ client, studentId: userId, community: communityId }) =>
    data.joinCommunity(client, { userId, communityId }),
  addOwnClass: ({ client, studentId: userId, plain: asanaId }) =>
    data.addOwnClass(client, { userId, added: { ...morningPreset, body: bodyOf({ asanaId }) } }),
  listOwnClasses: ({ client }) => data.listOwnClasses(client),
  changeOwnClass: ({ client, plain: asanaId }) =>
    data.changeOwnClass(client, morningPreset, {
      ...morningPreset,
      name: 'Noon',
      body: bodyOf({ asanaId }),
    }),
  deleteOwnClass: ({ client, studentId: userId }) =>
    data.deleteOwnClass(client, { userId, id: morningPreset.id }),
  addShelfClass: ({ admin, plain: asanaId }) =>
    data.addShelfClass(admin, savedHips({ body: bodyOf({ asanaId }) })),
  listSpoken: ({ admin, plain }) =>
    data.listSpoken(admin, { asanaIds: [plain], language: 'english' }),
  'getAssignedClass that is not the student’s': ({ client }) =>
    data.getAssignedClass(client, { versionId: randomUUID(), language: 'english' }),
  getEditedClass: ({ admin }) =>
    data.getEditedClass(admin, { id: hipsOnMonday.id, language: 'english' }),
  'getEditedClass of a new class': ({ admin }) =>
    data.getEditedClass(admin, { id: randomUUID(), language: 'english' }),
  listShelf: ({ admin }) =>
    data.listShelf(admin, { view: { search: 'hips', archived: false }, after: null }),
  'listShelf after the last': ({ admin }) =>
    data.listShelf(admin, {
      view: { search: '', archived: false },
      after: { id: randomUUID(), changedAt: '2016-01-01T00:00:00+00:00' },
    }),
  changeShelfClass: ({ admin, plain: asanaId }) =>
    data.changeShelfClass(
      admin,
      { id: hipsOnMonday.id, revision: 1 },
      savedHips({ name: 'Noon', body: bodyOf({ asanaId }) }),
    ),
  archiveClass: ({ admin }) => data.archiveClass(admin, { id: hipsOnMonday.id, isArchived: true }),
  saveTimerPreset: ({ client, studentId: userId }) =>
    data.saveTimerPreset(client, { userId, preset: beforeWorkPreset }),
  listTimerPresets: ({ client, studentId: userId }) => data.listTimerPresets(client, { userId }),
  deleteTimerPreset: ({ client, studentId: userId }) =>
    data.deleteTimerPreset(client, { userId, id: beforeWorkPreset.id }),
  savePushSubscription: ({ client, timeZone }) =>
    data.savePushSubscription(client, {
      endpoint: 'https://fcm.googleapis.com/wp/phone',
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
      name: 'Chrome, Android',
      timeZone,
    }),
  listPushDevices: ({ client }) => data.listPushDevices(client),
  removePushDevice: ({ client }) => data.removePushDevice(client, randomUUID()),
  beginOwnData: ({ client }) => data.beginOwnData(client),
  readOwnData: async ({ client }) => {
    const begun = await data.beginOwnData(client);
    // Those that the mock fills, in one request each.
    const after = { id: randomUUID(), finished_at: '2000-01-01', local_date: '2000-01-01' };
    const asked = begun.sections
      .filter(({ name }) => ['account', 'profile', 'practices', 'favorites'].includes(name))
      .map((section) => (section.name === 'practices' ? { ...section, after } : section));
    const { sections } = await data.readOwnData(client, { ...begun, sections: asked });
    return Object.fromEntries(sections.map(({ name, rows }) => [name, rows]));
  },
  'readOwnPhoto that is gone': ({ client, studentId }) =>
    data.readOwnPhoto(client, `avatars/${studentId}/gone.png`),
  recordCompletion: (side) => data.recordCompletion(side.client, practiceOf(side)),
  recordRun: async (side) => {
    const intervals = [{ startedAt: Date.now() - 10 * minute, endedAt: Date.now() - 9 * minute }];
    const run = {
      id: randomUUID(),
      name: 'Evening',
      intervals,
      stepsDone: 1,
      steps: 2,
      classVersionId: null,
      reflectionAnswer: null,
    };
    await data.recordCompletion(side.client, practiceOf(side, { intervals, runId: run.id }));
    await data.recordRun(side.client, { ...run, timeZone: side.timeZone });
  },
  'isUsernameFree of a new name': ({ visitor }) => data.isUsernameFree(visitor(), 'leela'),
  'isUsernameFree of a taken name': ({ visitor }) => data.isUsernameFree(visitor(), 'ASHA'),
  'isUsernameFree of a short name': ({ visitor }) => data.isUsernameFree(visitor(), 'le'),
  signUp: ({ visitor }) => data.signUp(visitor(), account('leela')),
  resendConfirmation: ({ visitor }) =>
    data.resendConfirmation(visitor(), {
      email: 'leela@niyama.example',
      confirmedUrl: 'http://localhost:8080/auth/confirm',
    }),
  'createConfirmation with a used link': ({ visitor }) =>
    data
      .createConfirmation(visitor(), { tokenHash: 'used', email: 'leela@niyama.example' })
      .finish({ username: 'leela', fullName: 'Leela Iyer', password }),
  requestPasswordReset: ({ visitor }) => data.requestPasswordReset(visitor(), email),
  'logInByLink with a used link': ({ visitor }) =>
    data.logInByLink(visitor(), { type: 'recovery', tokenHash: 'used' }),
  'confirmEmailChange with a used link': ({ visitor }) =>
    data.confirmEmailChange(visitor(), 'used'),
  logIn: ({ visitor }) => data.logIn(visitor(), { email, password }),
  'logIn with a wrong password': ({ visitor }) =>
    data.logIn(visitor(), { email, password: 'wrong-one' }),
  logOut: async ({ visitor }) => {
    const device = visitor();
    await data.logIn(device, { email, password });
    await data.logOut(device);
  },
  updateProfile: ({ client, studentId }) =>
    data.updateProfile(client, studentId, { username: 'asha', fullName: 'Asha Rao' }),
  uploadAvatar: ({ client, studentId: userId }) =>
    data.uploadAvatar(client, { userId, picture }).then(() => null),
  removeAvatar: ({ client, studentId: userId }) =>
    data.removeAvatar(client, `avatars/${userId}/1.png`),
  tidyAvatars: ({ client, studentId: userId }) => data.tidyAvatars(client, { userId, keep: null }),
  clearEndedSession: ({ client }) => data.clearEndedSession(client),
  fetchLeaving: ({ client }) => data.fetchLeaving(client),
  'leaveAccount with a wrong password': ({ client }) => data.leaveAccount(client, 'wrong-one'),
  leaveAccount: ({ client }) => data.leaveAccount(client, password),
  askToDeleteNow: ({ client }) => data.askToDeleteNow(client),
  'deleteAccountNow with a used link': ({ visitor }) => data.deleteAccountNow(visitor(), 'used'),
  keepAccount: ({ client }) => data.keepAccount(client),
  getAccount: ({ client }) => data.getAccount(client),
  changeEmail: ({ client }) =>
    data.changeEmail(client, { ...emailChange, currentPassword: password }),
  'changeEmail with a wrong password': ({ client }) =>
    data.changeEmail(client, { ...emailChange, currentPassword: 'wrong-one' }),
  resendEmailChange: ({ visitor }) => data.resendEmailChange(visitor(), email),
  'a refreshed session': async ({ client }) => {
    const { error } = await client.auth.refreshSession();
    if (error) throw data.toDataError(error);
  },
  'the person of a session': async ({ client }) => {
    const { error } = await client.auth.getUser();
    if (error) throw data.toDataError(error);
  },
  changePassword: ({ client }) =>
    data.changePassword(client, { email, currentPassword: password, password: 'the-next-one' }),
  setPassword: async ({ client, openResetLinks }) => {
    await openResetLinks();
    await data.setPassword(client, 'another-one');
  },
  logOutEverywhere: ({ client }) => data.logOutEverywhere(client),
  listAdminAsanas: ({ admin }) =>
    data.listAdminAsanas(admin, { view: { search: 'Cobra', archived: false }, after: null }),
  'listAdminAsanas after the last': ({ admin }) =>
    data.listAdminAsanas(admin, {
      view: { search: '', archived: false },
      after: { id: 'ffffffff-0000-4000-8000-000000000001', name: 'zzz', rank: 0 },
    }),
  listAllAsanas: ({ admin }) => data.listAllAsanas(admin),
  getAdminAsana: ({ admin, plain }) => data.getAdminAsana(admin, plain),
  getAsanaUse: ({ admin, plain }) => data.getAsanaUse(admin, plain),
  addAsana: ({ admin }) => data.addAsana(admin, { id: crypto.randomUUID(), ...moonPose }),
  updateAsana: async (side) => data.updateAsana(side.admin, await seen(side), { imagePath: null }),
  'getAdminAsana that is gone': ({ admin }) => data.getAdminAsana(admin, randomUUID()),
  'updateAsana that is gone': ({ admin }) => data.updateAsana(admin, goneRow, { imagePath: null }),
  'archiveAsana that is gone': ({ admin }) => data.archiveAsana(admin, goneRow),
  archiveAsana: async ({ admin }) =>
    data.archiveAsana(admin, await data.addAsana(admin, { id: crypto.randomUUID(), ...moonPose })),
  restoreAsana: async (side) =>
    data.restoreAsana(side.admin, (await data.archiveAsana(side.admin, await seen(side))).id),
  uploadAsanaFile: ({ admin, plain: asanaId }) =>
    data
      .uploadAsanaFile(admin, { asanaId, slot: 'image', file: picture })
      .then((path) => data.removeAsanaFiles(admin, [path])),
  'removeAsanaFiles of a video': ({ admin }) =>
    data.removeAsanaFiles(admin, ['asana_videos/none-1.mp4']),
  removeDeletedFiles: ({ admin, plain }) => data.removeDeletedFiles(admin, plain),
  importAsanas: ({ admin }) =>
    data.importAsanas(admin, [
      { ...moonPose, id: randomUUID(), imagePath: null, videoPath: null, updatedAt: null },
    ]),
  getAsanaTranslations: ({ admin, plain }) => data.getAsanaTranslations(admin, plain),
  listAllTranslations: ({ admin }) => data.listAllTranslations(admin),
  saveAsanaTranslations: async ({ admin }) => {
    const { id, textHash } = await data.addAsana(admin, { id: randomUUID(), ...moonPose });
    await data.saveAsanaTranslations(admin, [
      { ...unwritten, asanaId: id, language: 'german', basedOn: textHash },
    ]);
  },
  importAsanaTranslations: async ({ admin }) => {
    const { id, textHash } = await data.addAsana(admin, { id: randomUUID(), ...moonPose });
    return data.importAsanaTranslations(admin, [
      { ...unwritten, asanaId: id, language: 'french', basedOn: textHash },
    ]);
  },
  listAdminCommunities: ({ admin }) =>
    data.listAdminCommunities(admin, { search: '', after: null }),
  'listAdminCommunities after the last': ({ admin }) =>
    data.listAdminCommunities(admin, {
      search: '',
      after: { id: '00000000-0000-4000-8000-000000000001', createdAt: '2016-01-01T00:00:00Z' },
    }),
  getAdminCommunity: ({ admin, community }) => data.getAdminCommunity(admin, community),
  'getAdminCommunity that is gone': ({ admin }) => data.getAdminCommunity(admin, randomUUID()),
  updateCommunity: async ({ admin, community }) =>
    data.updateCommunity(admin, await data.getAdminCommunity(admin, community), {
      fields: { name: 'Early risers', description: 'We practice before the city wakes.' },
      imagePath: null,
    }),
  'addCommunity and its end': async ({ admin }) => {
    const made = await data.addCommunity(admin, {
      id: crypto.randomUUID(),
      name: 'Moon',
      description: 'Grow quiet.',
    });
    await data.deleteCommunity(admin, made);
  },
  'deleteCommunity that is gone': ({ admin }) => data.deleteCommunity(admin, goneRow),
  uploadCommunityPicture: ({ admin, community: communityId }) =>
    data
      .uploadCommunityPicture(admin, { communityId, file: picture })
      .then((path) => data.removeCommunityPictures(admin, [path])),
  'removeCommunityPictures of none': ({ admin }) =>
    data.removeCommunityPictures(admin, ['community_images/none-1.png']),
  listNewcomers: ({ admin, community: communityId }) =>
    data.listNewcomers(admin, { communityId, search: '' }),
  addMember: ({ admin, adminId: userId, community: communityId }) =>
    data.addMember(admin, { communityId, userId }),
  addMembers: ({ admin, adminId, studentId, community: communityId }) =>
    data.addMembers(admin, { communityId, userIds: [adminId, studentId] }),
  listAdminMembers: ({ admin, community: communityId }) =>
    data.listAdminMembers(admin, { communityId, after: null }),
  removeMember: async ({ admin, community: communityId }) => {
    const { items } = await data.listAdminMembers(admin, { communityId, after: null });
    const [member] = items;
    if (!member) throw new Error('Nobody belongs to the community.');
    await data.removeMember(admin, member.id);
  },
  listAuditActs: ({ admin }) =>
    data.listAuditActs(admin, {
      view: { who: randomUUID(), what: 'all' },
      after: {
        happened_at: '2016-01-01T00:00:00Z',
        admin_id: randomUUID(),
        table_name: 'asanas',
        action: 'insert',
      },
    }),
  listUsers: ({ admin }) => data.listUsers(admin, { view: onlyTheStudent, after: null }),
  'listUsers after the last': ({ admin, studentId: id }) =>
    data.listUsers(admin, {
      view: { ...onlyTheStudent, sort: { column: 'points', direction: 'ascending' } },
      after: { key: '1000000', id },
    }),
  reloadUser: async (side) => data.reloadUser(side.admin, await listed(side)),
  updateUser: async (side) =>
    data.updateUser(side.admin, {
      user: await listed(side),
      change: { fullName: 'Asha Rao', username: student.username, removesAvatar: false },
    }),
  setRole: ({ admin, studentId: userId }) => data.setRole(admin, { userId, role: 'user' }),
  'createUser and its end': async ({ admin }) =>
    data.deleteUser(admin, (await data.createUser(admin, newUser)) ?? ''),
  'createUser with a taken name': ({ admin }) =>
    data.createUser(admin, { ...newUser, username: student.username }),
  checkInvitations: ({ admin }) => data.checkInvitations(admin, people),
  inviteStudents: ({ admin }) => data.inviteStudents(admin, people),
  listInvitations: ({ admin }) => data.listInvitations(admin, { search: '', after: null }),
  'listInvitations after the last': ({ admin }) =>
    data.listInvitations(admin, {
      search: '',
      after: { asked_at: '2020-01-01T00:00:00+00:00', position: 1, id: randomUUID() },
    }),
  resendInvitations: async (side) =>
    data.resendInvitations(side.admin, [await firstInvitation(side)]),
  withdrawInvitations: async (side) =>
    data.withdrawInvitations(side.admin, [await firstInvitation(side)]),
  'withdrawInvitations without one': ({ admin }) => data.withdrawInvitations(admin, [randomUUID()]),
  'deleteUser without a person': ({ admin }) => data.deleteUser(admin, randomUUID()),
  getAppSettings: ({ admin }) => data.getAppSettings(admin),
  saveAppSettings: async ({ admin }) => {
    const { updatedAt: seen, mandatory } = await data.getAppSettings(admin);
    const mandatoryIds = mandatory.map(({ id }) => id);
    await data.saveAppSettings(admin, { seen, defaultLanguage: 'english', mandatoryIds });
  },
  listAccounts: async ({ admin }) => (await data.listAccounts(admin))[0] ?? null,
  createMissingProfiles: ({ admin }) => data.createMissingProfiles(admin, []),
  listGivenAssignments: ({ admin }) =>
    data.listGivenAssignments(admin, { view: { tab: 'active', search: '' }, after: null }),
  'listGivenAssignments after the last': ({ admin }) =>
    data.listGivenAssignments(admin, {
      view: { tab: 'all', search: 'nobody at all' },
      after: { id: randomUUID(), at: '2020-01-01T00:00:00+00:00' },
    }),
  'listGivenAssignments that wait for a reply': ({ admin }) =>
    data.listGivenAssignments(admin, { view: { tab: 'waiting', search: '' }, after: null }),
  getGivenAssignment: async (side) =>
    data.getGivenAssignment(side.admin, (await givenWork(side)).id),
  'getGivenAssignment without one': ({ admin }) => data.getGivenAssignment(admin, randomUUID()),
  listReflections: ({ admin }) => data.listReflections(admin, { after: null }),
  'listReflections after the last': ({ admin }) =>
    data.listReflections(admin, { after: { id: randomUUID(), at: '2199-01-01T00:00:00+00:00' } }),
  listRecipients: ({ admin }) => data.listRecipients(admin, { search: '' }),
  'listRecipients by words': ({ admin }) => data.listRecipients(admin, { search: 'asha' }),
  countRecipients: ({ admin, studentId }) =>
    data.countRecipients(admin, {
      work: {
        ...recipientsOf([studentId]),
        asanaIds: [],
        classIds: [],
        dueDate: null,
        frequency: 'daily',
        daysOfWeek: [],
      },
    }),
  giveAssignments: ({ admin, studentId, plain, paused }) =>
    data.giveAssignments(admin, {
      requestId: randomUUID(),
      work: {
        ...recipientsOf([studentId]),
        asanaIds: [plain, paused],
        classIds: [],
        frequency: 'specific_days',
        daysOfWeek: ['monday'],
        dueDate: '2030-01-07',
        reflectionQuestion: 'How was it?',
        notes: null,
      },
    }),
  replyToAssignment: async (side) =>
    data.replyToAssignment(side.admin, { assignment: await givenWork(side), reply: 'Thank you.' }),
  changeAssignment: async (side) => {
    const { items } = await data.listGivenAssignments(side.admin, {
      view: { tab: 'active', search: '' },
      after: null,
    });
    const [open] = items;
    if (!open) throw new Error('Nothing is open.');
    await data.changeAssignment(side.admin, {
      assignment: open,
      change: { ...open, later: false, notes: 'Slowly.' },
    });
  },
  pauseStudent: ({ admin, studentId }) => {
    const today = localDate(Date.now(), 'UTC');
    const days = { fromDay: daysAfter(today, 3), toDay: daysAfter(today, 4) };
    return data.pauseStudent(admin, { studentId, ...days });
  },
  pauseStudents: ({ admin, studentId }) => {
    const today = localDate(Date.now(), 'UTC');
    const days = { fromDay: daysAfter(today, 13), toDay: daysAfter(today, 14) };
    return data.pauseStudents(admin, { studentIds: [studentId], ...days });
  },
  endPause: async ({ admin }) => {
    const view = { tab: 'active', search: '' } as const;
    const { items } = await data.listGivenAssignments(admin, { view, after: null });
    const away = items.find(({ pause }) => pause !== null);
    await data.endPause(admin, away?.pause?.id ?? randomUUID());
  },
  getStudentPage: ({ admin, studentId }) => data.getStudentPage(admin, { studentId, weekStart: 1 }),
  'getStudentPage of nobody': ({ admin }) =>
    data.getStudentPage(admin, { studentId: randomUUID(), weekStart: 1 }),
  saveStudentNote: ({ admin, studentId }) =>
    data.saveStudentNote(admin, { id: randomUUID(), studentId, body: 'Sore knee.' }),
  deleteStudentNote: ({ admin }) => data.deleteStudentNote(admin, randomUUID()),
  endAssignment: async (side) => data.endAssignment(side.admin, (await givenWork(side)).id),
  'endAssignment without one': ({ admin }) => data.endAssignment(admin, randomUUID()),
  notifyStudents: ({ admin }) => data.notifyStudents(admin),
  markCheckIn: ({ admin, studentId: id }) =>
    data.markCheckIn(admin, {
      checkIn: { student: { ...student, id, displayName: null, email: null }, reason: 'new' },
      done: true,
    }),
  listCheckIns: ({ admin }) => data.listCheckIns(admin, { after: null }),
  'listCheckIns after the last': ({ admin }) =>
    data.listCheckIns(admin, { after: { weight: 0, id: randomUUID() } }),
  getDashboard: ({ admin, timeZone }) => data.getDashboard(admin, { timeZone, weekStart: 1 }),
  getInvitation: ({ visitor, invitation }) => data.getInvitation(visitor(), invitation),
  'getInvitation without one': ({ visitor }) => data.getInvitation(visitor(), 'none'),
  'acceptInvitation with a taken name': ({ visitor, invitation }) =>
    data.acceptInvitation(visitor(), { ...acceptance, token: invitation, username: 'ASHA' }),
  acceptInvitation: ({ visitor, invitation }) =>
    data.acceptInvitation(visitor(), { ...acceptance, token: invitation }),
  'acceptInvitation without one': ({ visitor }) => data.acceptInvitation(visitor(), acceptance),
};

/** How a call ended, without the parts that must differ: ids, times, texts. */
async function endOf(call: (side: Side) => Promise<unknown>, side: Side) {
  try {
    const value = await call(side);
    return typeof value === 'object' ? (value === null ? 'null' : 'an object') : value;
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { kind: error.kind, code: error.code };
  }
}

describe('a mocked call answers as the real one:', () => {
  it.each(Object.entries(calls))('%s', async (_name, call) => {
    const ends = [await endOf(call, mocked), await endOf(call, real)];
    const [ours, theirs] = [mocked.exchanges(), real.exchanges()];
    const summary = (exchanges: typeof ours) =>
      exchanges.map(({ request, status }) => `${status} ${request}`);
    expect(ours).not.toEqual([]);
    expect(summary(ours)).toEqual(summary(theirs));
    expect(ours.flatMap(({ body }, index) => differences(body, theirs[index]?.body))).toEqual([]);
    expect(ends[0]).toEqual(ends[1]);
  });
});

it('every call of the data layer that asks the server is compared', () => {
  const asked = new Set(Object.keys(calls).map((name) => name.split(' ')[0]));
  const local = new Set(['createDataClient', 'currentUserId', 'toDataError', 'watchSession']);
  local.add('loadConfig');
  const queries = (name: string) => /(Query|Keys)$/.test(name);
  const exported = Object.entries(data).flatMap(([name, value]) =>
    typeof value !== 'function' || local.has(name) || queries(name) ? [] : [name],
  );
  expect(exported.filter((name) => !asked.has(name))).toEqual([]);
});
