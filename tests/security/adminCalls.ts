import { randomUUID } from 'node:crypto';
import * as data from '@niyama/data';
import {
  type AdminAsana,
  type AdminCommunity,
  type DataErrorKind,
  daysAfter,
  fallbacksOf,
  type GivenAssignment,
  localDate,
  newAsana,
  recipientsOf,
  type TranslationChange,
  translationFields,
  type User,
} from '@niyama/domain';

/** What there is for an administrator to read, to change and to take away. */
export interface Things {
  user: User;
  newcomer: User;
  asana: AdminAsana;
  /** Deleted long ago, with a picture that is still stored. */
  archived: AdminAsana;
  /** Deleted a moment ago. */
  deleted: AdminAsana;
  community: AdminCommunity;
  membershipId: string;
  open: GivenAssignment;
  /** Of a student who is away. */
  pauseId: string;
  invitationId: string;
  done: GivenAssignment;
  /** All accounts, one of them without a profile. */
  accounts: Awaited<ReturnType<typeof data.listAccounts>>;
  seenSettings: string;
  communityPicture: string;
  /** On the shelf. */
  classId: string;
}

interface AdminCall {
  ask: (client: data.Client, things: Things) => Promise<unknown>;
  /**
   * How a student's is refused; null when it is answered as if there were nothing to do.
   * @default 'forbidden'
   */
  refusal?: DataErrorKind | null;
}

export const png = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' });
const fields = { ...newAsana, name: 'Mine', description: 'Mine' };
const german = async (client: data.Client, { id }: AdminAsana): Promise<TranslationChange> => ({
  ...fallbacksOf(translationFields),
  asanaId: id,
  language: 'german',
  updatedAt: null,
  basedOn: (await data.getAdminAsana(client, id)).textHash,
  isCurrent: true,
});
const savedClass: data.SavedDraft = {
  draft: { name: 'Mine', description: null, body: { v: 1, language: 'en', items: [] } },
  totalSeconds: 0,
};
/** Of the note that is saved and then deleted. */
const noteId = randomUUID();
const invited = [
  { line: 2, email: 'leela@niyama.example', fullName: 'Leela Iyer', language: null },
];
const firstPage = { search: '', after: null };
/** A policy hides the row, so that it seems to be gone. */
const hidden = { refusal: 'conflict' } as const;

/** What only administrators may ask for. */
export const reads: Record<string, AdminCall> = {
  getAsanaUse: { ask: (client, { asana }) => data.getAsanaUse(client, asana.id) },
  getDashboard: { ask: (client) => data.getDashboard(client, { timeZone: 'UTC', weekStart: 1 }) },
  getStudentPage: {
    ask: (client, { user }) => data.getStudentPage(client, { studentId: user.id, weekStart: 1 }),
  },
  getGivenAssignment: { ask: (client, { open }) => data.getGivenAssignment(client, open.id) },
  listAccounts: { ask: (client) => data.listAccounts(client) },
  listAdminAsanas: {
    ask: (client) =>
      data.listAdminAsanas(client, { view: { search: '', archived: false }, after: null }),
  },
  listAdminCommunities: { ask: (client) => data.listAdminCommunities(client, firstPage) },
  listAdminMembers: {
    ask: (client, { community }) =>
      data.listAdminMembers(client, { communityId: community.id, after: null }),
  },
  listShelf: {
    ask: (client) => data.listShelf(client, { view: { search: '', archived: false }, after: null }),
  },
  getEditedClass: {
    ask: (client, { classId }) => data.getEditedClass(client, { id: classId, language: 'english' }),
  },
  listAuditActs: {
    ask: (client) => data.listAuditActs(client, { view: { who: 'all', what: 'all' }, after: null }),
  },
  listGivenAssignments: {
    ask: (client) =>
      data.listGivenAssignments(client, { view: { tab: 'all', search: '' }, after: null }),
  },
  listReflections: { ask: (client) => data.listReflections(client, { after: null }) },
  listCheckIns: { ask: (client) => data.listCheckIns(client, { after: null }) },
  listRecipients: { ask: (client) => data.listRecipients(client, { search: '' }) },
  countRecipients: {
    ask: (client) =>
      data.countRecipients(client, {
        work: {
          ...recipientsOf([]),
          everybody: true,
          asanaIds: [],
          classIds: [],
          dueDate: null,
          frequency: 'daily',
          daysOfWeek: [],
        },
      }),
  },
  listInvitations: { ask: (client) => data.listInvitations(client, { search: '', after: null }) },
  checkInvitations: { ask: (client) => data.checkInvitations(client, invited) },
  listNewcomers: {
    ask: (client, { community }) =>
      data.listNewcomers(client, { communityId: community.id, search: '' }),
  },
  listUsers: {
    ask: (client) =>
      data.listUsers(client, {
        view: { search: '', show: 'all', sort: { column: 'joined', direction: 'ascending' } },
        after: null,
      }),
  },
  reloadUser: { ask: (client, { user }) => data.reloadUser(client, user) },
};

/** What only administrators may do, in an order in which one of them can do all of it. */
export const writes: Record<string, AdminCall> = {
  giveAssignments: {
    ask: (client, { user, asana }) =>
      data.giveAssignments(client, {
        requestId: randomUUID(),
        work: {
          ...recipientsOf([user.id]),
          asanaIds: [asana.id],
          classIds: [],
          frequency: 'weekly',
          daysOfWeek: [],
          dueDate: '2026-12-24',
          reflectionQuestion: null,
          notes: null,
        },
      }),
  },
  notifyStudents: { ask: (client) => data.notifyStudents(client) },
  addAsana: {
    ask: (client) => data.addAsana(client, { id: crypto.randomUUID(), ...fields }),
  },
  importAsanas: {
    ask: (client, { asana }) =>
      data.importAsanas(client, [
        { ...fields, id: asana.id, updatedAt: asana.updatedAt, imagePath: null, videoPath: null },
        { ...fields, id: crypto.randomUUID(), updatedAt: null, imagePath: null, videoPath: null },
      ]),
  },
  saveAsanaTranslations: {
    ask: async (client, { asana }) =>
      data.saveAsanaTranslations(client, [await german(client, asana)]),
  },
  importAsanaTranslations: {
    ask: async (client, { asana }) =>
      data.importAsanaTranslations(client, [
        { ...(await german(client, asana)), language: 'french' },
      ]),
  },
  uploadAsanaFile: {
    ask: (client, { asana }) =>
      data.uploadAsanaFile(client, { asanaId: asana.id, slot: 'image', file: png }),
  },
  updateAsana: {
    ask: async (client, { asana }) =>
      data.updateAsana(client, await data.getAdminAsana(client, asana.id), { fields }),
    ...hidden,
  },
  archiveAsana: {
    ask: async (client, { asana }) =>
      data.archiveAsana(client, await data.getAdminAsana(client, asana.id)),
  },
  removeAsanaFiles: {
    ask: (client, { archived }) => data.removeAsanaFiles(client, [archived.imagePath ?? '']),
    refusal: null,
  },
  removeDeletedFiles: {
    ask: (client, { archived }) => data.removeDeletedFiles(client, archived.id),
    refusal: null,
  },
  restoreAsana: {
    ask: (client, { deleted }) => data.restoreAsana(client, deleted.id),
    ...hidden,
  },
  replyToAssignment: {
    ask: (client, { done }) => data.replyToAssignment(client, { assignment: done, reply: 'Good.' }),
  },
  changeAssignment: {
    ask: (client, { open }) =>
      data.changeAssignment(client, {
        assignment: open,
        change: { ...open, later: true, notes: 'Mine' },
      }),
  },
  pauseStudent: {
    ask: (client, { user }) =>
      data.pauseStudent(client, {
        studentId: user.id,
        fromDay: daysAfter(localDate(Date.now(), 'UTC'), 5),
        toDay: daysAfter(localDate(Date.now(), 'UTC'), 6),
      }),
  },
  pauseStudents: {
    ask: (client, { user }) =>
      data.pauseStudents(client, {
        studentIds: [user.id],
        fromDay: daysAfter(localDate(Date.now(), 'UTC'), 15),
        toDay: daysAfter(localDate(Date.now(), 'UTC'), 16),
      }),
  },
  saveStudentNote: {
    ask: (client, { user }) =>
      data.saveStudentNote(client, { id: noteId, studentId: user.id, body: 'Mine' }),
  },
  deleteStudentNote: { ask: (client) => data.deleteStudentNote(client, noteId) },
  markCheckIn: {
    ask: (client, { user }) =>
      data.markCheckIn(client, { checkIn: { student: user, reason: 'new' }, done: true }),
  },
  endPause: { ask: (client, { pauseId }) => data.endPause(client, pauseId) },
  endAssignment: { ask: (client, { open }) => data.endAssignment(client, open.id) },
  addShelfClass: {
    ask: (client) => data.addShelfClass(client, { id: randomUUID(), ...savedClass }),
  },
  changeShelfClass: {
    ask: (client, { classId }) =>
      data.changeShelfClass(client, { id: classId, revision: 1 }, savedClass),
    ...hidden,
  },
  archiveClass: {
    ask: (client, { classId }) => data.archiveClass(client, { id: classId, isArchived: true }),
  },
  addCommunity: {
    ask: (client) =>
      data.addCommunity(client, { id: crypto.randomUUID(), name: 'Mine', description: 'Mine' }),
  },
  uploadCommunityPicture: {
    ask: (client, { community }) =>
      data.uploadCommunityPicture(client, { communityId: community.id, file: png }),
  },
  removeCommunityPictures: {
    ask: (client, { communityPicture }) => data.removeCommunityPictures(client, [communityPicture]),
    refusal: null,
  },
  addMember: {
    ask: (client, { community, newcomer }) =>
      data.addMember(client, { communityId: community.id, userId: newcomer.id }),
  },
  removeMember: {
    ask: (client, { membershipId }) => data.removeMember(client, membershipId),
    ...hidden,
  },
  addMembers: {
    ask: (client, { community, user }) =>
      data.addMembers(client, { communityId: community.id, userIds: [user.id] }),
  },
  updateCommunity: {
    ask: (client, { community }) =>
      data.updateCommunity(client, community, { fields: { name: 'Mine', description: 'Mine' } }),
    ...hidden,
  },
  deleteCommunity: {
    ask: async (client, { community }) =>
      data.deleteCommunity(client, await data.getAdminCommunity(client, community.id)),
    ...hidden,
  },
  saveAppSettings: {
    ask: (client, { seenSettings }) =>
      data.saveAppSettings(client, {
        seen: seenSettings,
        defaultLanguage: 'german',
        mandatoryIds: [],
      }),
  },
  createMissingProfiles: {
    ask: (client, { accounts }) => data.createMissingProfiles(client, accounts),
  },
  createUser: {
    ask: (client) =>
      data.createUser(client, {
        fullName: 'Maya Lind',
        username: 'maya',
        email: 'maya@niyama.example',
        password: 'practice-daily',
        role: 'admin',
      }),
  },
  inviteStudents: { ask: (client) => data.inviteStudents(client, invited) },
  resendInvitations: {
    ask: (client, { invitationId }) => data.resendInvitations(client, [invitationId]),
  },
  withdrawInvitations: {
    ask: (client, { invitationId }) => data.withdrawInvitations(client, [invitationId]),
  },
  updateUser: {
    ask: (client, { user }) =>
      data.updateUser(client, {
        user,
        change: { fullName: 'Renamed', username: 'renamed', removesAvatar: true },
      }),
  },
  setRole: { ask: (client, { user }) => data.setRole(client, { userId: user.id, role: 'admin' }) },
  deleteUser: { ask: (client, { newcomer }) => data.deleteUser(client, newcomer.id) },
};

/**
 * The other calls: what everybody may ask for, or everybody for themselves. A new call of the data
 * package has to be put here or above.
 */
export const forEverybody = new Set([
  // Of poses, communities and the school, admins read here what students may know as well.
  'getAdminAsana',
  'getAdminCommunity',
  'getAppSettings',
  'getAsanaTranslations',
  'listAllAsanas',
  'listAllTranslations',
  'acceptInvitation',
  'addOwnClass',
  'askToDeleteNow',
  'changeEmail',
  'changeOwnClass',
  'beginOwnData',
  'changePassword',
  'confirmEmailChange',
  'createConfirmation',
  'createDataClient',
  'currentUserId',
  'deleteAccountNow',
  'deleteOwnClass',
  'deletePausedSession',
  'deleteTimerPreset',
  'fetchLeaving',
  'clearEndedSession',
  'getAccount',
  'getAsana',
  'getAssignedClass',
  'getCommunity',
  'getHome',
  'getInvitation',
  'getLeaderboard',
  'getPractice',
  'getProgress',
  'getRole',
  'isUsernameFree',
  'joinCommunity',
  'keepAccount',
  'savePushSubscription',
  'leaveAccount',
  'leaveCommunity',
  'listAssignments',
  'listCommunities',
  'listHistory',
  'listLibrary',
  'listMembers',
  'listOwnClasses',
  'listPausedSessions',
  'listPushDevices',
  'listSelfPractice',
  'listSpoken',
  'listTimerPresets',
  'loadConfig',
  'logIn',
  'logInByLink',
  'logOut',
  'logOutEverywhere',
  'markHealthNoticeSeen',
  'markReplySeen',
  'readOwnData',
  'readOwnPhoto',
  'recordCompletion',
  'recordRun',
  'reorderSelfPractice',
  'removeAvatar',
  'removePushDevice',
  'requestPasswordReset',
  'resendConfirmation',
  'resendEmailChange',
  'restoreInSelfPractice',
  'saveCueSettings',
  'savePausedSession',
  'saveSettings',
  'saveTimerPreset',
  'setFavorite',
  'setInPracticeList',
  'setPassword',
  'signUp',
  'tidyAvatars',
  'toDataError',
  'updateProfile',
  'uploadAvatar',
  'watchSession',
]);
