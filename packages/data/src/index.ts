export { asanaQuery, getAsana } from './asanas/getAsana.ts';
export { removeAsanaFiles, uploadAsanaFile } from './asanas/asanaFiles.ts';
export {
  addAsana,
  archiveAsana,
  type AsanaChange,
  getAdminAsana,
  getAsanaUse,
  restoreAsana,
  type AsanaVersion,
  updateAsana,
} from './asanas/changeAsana.ts';
export { removeDeletedFiles } from './asanas/removeDeletedFiles.ts';
export { importAsanas } from './asanas/importAsanas.ts';
export { adminAsanaKeys, asanaKeys } from './asanas/keys.ts';
export {
  adminAsanasQuery,
  type AsanaView,
  type AsanaCursor,
  listAdminAsanas,
  listAllAsanas,
} from './asanas/listAdminAsanas.ts';
export {
  getAsanaTranslations,
  importAsanaTranslations,
  listAllTranslations,
  saveAsanaTranslations,
} from './asanas/translations.ts';
export { type LibraryPage, libraryQuery, listLibrary } from './asanas/listLibrary.ts';
export { listSpoken } from './asanas/listSpoken.ts';
export { assignmentKeys } from './assignments/keys.ts';
export {
  assignmentsAtOnce,
  assignmentsQuery,
  listAssignments,
} from './assignments/listAssignments.ts';
export { markReplySeen } from './assignments/markReplySeen.ts';
export {
  type Account,
  accountKeys,
  accountQuery,
  changeEmail,
  changePassword,
  getAccount,
  resendEmailChange,
} from './auth/account.ts';
export {
  type Confirmation,
  type ConfirmedNames,
  createConfirmation,
  type SignUpLink,
} from './auth/confirmSignUp.ts';
export { type Acceptance, acceptInvitation, getInvitation } from './auth/invitation.ts';
export { logIn } from './auth/logIn.ts';
export { logOut, logOutEverywhere } from './auth/logOut.ts';
export { confirmEmailChange, logInByLink } from './auth/mailLink.ts';
export { requestPasswordReset, setPassword } from './auth/password.ts';
export {
  type AuthEvent,
  currentUserId,
  clearEndedSession,
  type SignedInUser,
  watchSession,
} from './auth/session.ts';
export { isUsernameFree, type NewAccount, resendConfirmation, signUp } from './auth/signUp.ts';
export { type Config, loadConfig } from './config/loadConfig.ts';
export { type Client, type ClientOptions, createDataClient } from './client.ts';
export { toDataError } from './errors.ts';
export { setFavorite } from './favorites/setFavorite.ts';
export { historyKeys } from './history/keys.ts';
export {
  type HistoryCursor,
  type HistoryPage,
  historyQuery,
  listHistory,
} from './history/listHistory.ts';
export { getHome, homeQuery } from './home/getHome.ts';
export { homeKeys } from './home/keys.ts';
export {
  askToDeleteNow,
  deleteAccountNow,
  fetchLeaving,
  keepAccount,
  leaveAccount,
  leavingKeys,
  leavingQuery,
} from './leaving/leaving.ts';
export { beginOwnData, readOwnData, readOwnPhoto } from './ownData/ownData.ts';
export { getPractice, practiceQuery } from './practice/getPractice.ts';
export { practiceKeys } from './practice/keys.ts';
export {
  deletePausedSession,
  listPausedSessions,
  type PausedSessionDraft,
  pausedSessionsQuery,
  savePausedSession,
} from './practice/pausedSessions.ts';
export { recordCompletion } from './practice/recordCompletion.ts';
export { recordRun } from './practice/recordRun.ts';
export { removeAvatar, tidyAvatars, uploadAvatar } from './profiles/avatar.ts';
export { getRole, type RoleOfPerson, roleQuery } from './profiles/getRole.ts';
export { profileKeys } from './profiles/keys.ts';
export { markHealthNoticeSeen } from './profiles/markHealthNoticeSeen.ts';
export { saveCueSettings } from './profiles/saveCueSettings.ts';
export { saveSettings } from './profiles/saveSettings.ts';
export { type ProfileChange, type SavedProfile, updateProfile } from './profiles/updateProfile.ts';
export {
  savePushSubscription,
  listPushDevices,
  type NewPushDevice,
  pushDeviceKeys,
  pushDevicesQuery,
  removePushDevice,
} from './pushDevices/pushDevices.ts';
export { getProgress, progressQuery } from './progress/getProgress.ts';
export { progressKeys } from './progress/keys.ts';
export { selfPracticeKeys } from './selfPractice/keys.ts';
export { listSelfPractice, selfPracticeQuery } from './selfPractice/listSelfPractice.ts';
export { reorderSelfPractice } from './selfPractice/reorderSelfPractice.ts';
export { restoreInSelfPractice } from './selfPractice/restoreInSelfPractice.ts';
export { setInPracticeList } from './selfPractice/setInPracticeList.ts';
export {
  addMember,
  addMembers,
  type AdminMemberCursor,
  adminMembersQuery,
  listAdminMembers,
  listNewcomers,
  newcomersQuery,
  removeMember,
} from './communities/adminMembers.ts';
export {
  addCommunity,
  deleteCommunity,
  getAdminCommunity,
  type CommunityVersion,
  updateCommunity,
} from './communities/changeCommunity.ts';
export {
  removeCommunityPictures,
  uploadCommunityPicture,
} from './communities/communityPictures.ts';
export { adminCommunityKeys, communityKeys } from './communities/keys.ts';
export {
  adminCommunitiesQuery,
  type CommunityCursor,
  listAdminCommunities,
} from './communities/listAdminCommunities.ts';
export { communitiesQuery, listCommunities } from './communities/listCommunities.ts';
export { communityQuery, getCommunity } from './communities/getCommunity.ts';
export { getLeaderboard, leaderboardQuery } from './communities/getLeaderboard.ts';
export { listMembers, type MemberPage, membersQuery } from './communities/listMembers.ts';
export { joinCommunity, leaveCommunity } from './communities/membership.ts';
export { addOwnClass, changeOwnClass, deleteOwnClass } from './classes/changeOwnClasses.ts';
export {
  addShelfClass,
  archiveClass,
  changeShelfClass,
  type SavedDraft,
} from './classes/changeShelf.ts';
export { assignedClassQuery, getAssignedClass } from './classes/getAssignedClass.ts';
export { editedClassQuery, getEditedClass } from './classes/getEditedClass.ts';
export { editedClassKeys, ownClassKeys, shelfKeys } from './classes/keys.ts';
export { listOwnClasses, ownClassesQuery } from './classes/listOwnClasses.ts';
export { listShelf, type ShelfCursor, shelfQuery, type ShelfView } from './classes/listShelf.ts';
export {
  deleteTimerPreset,
  listTimerPresets,
  saveTimerPreset,
  timerPresetKeys,
  timerPresetsQuery,
} from './timerPresets/timerPresets.ts';
export { dashboardKeys } from './dashboard/keys.ts';
export { dashboardQuery, getDashboard } from './dashboard/getDashboard.ts';
export { listCheckIns, type CheckInCursor, checkInsQuery } from './dashboard/listCheckIns.ts';
export { markCheckIn } from './dashboard/markCheckIn.ts';
export { auditActsQuery, listAuditActs } from './dashboard/listAuditActs.ts';
export { getStudentPage, studentPageQuery } from './studentPage/getStudentPage.ts';
export { studentPageKeys } from './studentPage/keys.ts';
export { deleteStudentNote, saveStudentNote } from './studentPage/studentNotes.ts';
export { invitationKeys } from './invitations/keys.ts';
export {
  type InvitationCursor,
  invitationsQuery,
  listInvitations,
} from './invitations/listInvitations.ts';
export {
  checkInvitations,
  type InvitedAnswer,
  inviteStudents,
  resendInvitations,
  withdrawInvitations,
} from './invitations/manageInvitations.ts';
export { userKeys } from './users/keys.ts';
export { listUsers, type UserCursor, usersQuery } from './users/listUsers.ts';
export { reloadUser } from './users/reloadUser.ts';
export { createUser, deleteUser, setRole, updateUser } from './users/manageUsers.ts';
export { createMissingProfiles, listAccounts } from './users/createMissingProfiles.ts';
export { appSettingsKeys } from './appSettings/keys.ts';
export { getAppSettings, saveAppSettings, appSettingsQuery } from './appSettings/appSettings.ts';
export { givenAssignmentKeys, recipientQueryKeys } from './givenAssignments/keys.ts';
export { listReflections, reflectionsQuery } from './givenAssignments/listReflections.ts';
export {
  countRecipients,
  listRecipients,
  recipientCountQuery,
} from './givenAssignments/recipients.ts';
export {
  changeAssignment,
  endAssignment,
  endPause,
  giveAssignments,
  pauseStudent,
  pauseStudents,
  notifyStudents,
  replyToAssignment,
  type SentMails,
} from './givenAssignments/giveAssignments.ts';
export {
  getGivenAssignment,
  type GivenAssignmentCursor,
  givenAssignmentsQuery,
  listGivenAssignments,
} from './givenAssignments/listGivenAssignments.ts';
