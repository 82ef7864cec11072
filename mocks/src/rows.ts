import type {
  AdminAsana,
  AdminCommunity,
  AdminMember,
  AsanaTranslation,
  Assignment,
  AssignmentPlan,
  Community,
  CommunityDetail,
  CommunityMember,
  CommunityPerson,
  CompletionResult,
  GivenAssignment,
  HistoryEntry,
  Home,
  Invitation,
  Leaderboard,
  LeaderboardRow,
  LibraryAsana,
  ListedAsana,
  Newcomer,
  OwnClasses,
  PausedSession,
  Profile,
  Progress,
  SelfPracticeEntry,
  StudentPage,
  TimerPreset,
  User,
} from '@niyama/domain';
import {
  adminAsanaRowFields,
  adminCommunityFields,
  adminMemberFields,
  type Asana,
  asanaNameFields,
  asanaRowFields,
  asanaTextFields,
  assignedClassFields,
  assignmentFields,
  type ClassForMe,
  classForMeFields,
  editedClassFields,
  type ClassPose,
  classPoseFields,
  type EditedClass,
  givenAssignmentFields,
  givenWorkFields,
  invitationFields,
  studentPauseFields,
  newcomerFields,
  type Recipient,
  recipientFields,
  profileFields,
  type ShelfClass,
  shelfClassFields,
  historyAssignmentFields,
  settingsFields,
  studentSeriesFields,
  toRow,
  translationRowFields,
  userFields,
} from '@niyama/domain';

/** The fixtures as the server would send them. The contract test holds these shapes to the real ones. */
export const asanaToRow = (asana: Asana) => ({
  ...toRow(asanaRowFields, { ...asana, imagePath: asana.imageUrl, videoPath: asana.videoUrl }),
  texts: toRow(asanaTextFields, asana),
});

export const adminAsanaToRow = (asana: AdminAsana) => toRow(adminAsanaRowFields, asana);

export const invitationToRow = (invitation: Invitation) => toRow(invitationFields, invitation);

export const listedAsanaToRow = (asana: ListedAsana) => ({
  ...adminAsanaToRow(asana),
  rank: 0,
  called: toRow(asanaNameFields, asana.called),
  translations: asana.translations,
});

export const translationToRow = (translation: AsanaTranslation) =>
  toRow(translationRowFields, translation);

const mark = (isSet: boolean) => (isSet ? [{ id: '00000000-0000-4000-8000-000000000001' }] : []);

export const libraryAsanaToRow = (asana: LibraryAsana) => ({
  ...asanaToRow(asana),
  user_favorites: mark(asana.isFavorite),
  self_practice: mark(asana.inPracticeList),
});

export const profileToRow = (profile: Profile) => ({
  ...toRow(profileFields, {
    ...profile,
    avatarPath: profile.avatarUrl,
    healthNoticeSeenAt: profile.healthNoticeSeen ? '2026-10-01T06:00:00+00:00' : null,
  }),
  ...toRow(settingsFields, profile.settings),
});

export const pausedToRow = (paused: PausedSession) => ({
  id: paused.id,
  paused_at: paused.pausedAt,
  time_remaining: paused.timeRemaining,
  set_number: paused.setNumber,
  sets: paused.sets,
  set_seconds: paused.setSeconds,
  source: paused.source,
  intervals: paused.intervals.map(({ startedAt, endedAt }) => [startedAt, endedAt]),
});

export const assignmentToRow = (assignment: Assignment) => ({
  ...toRow(assignmentFields, {
    ...assignment,
    replySeenAt: assignment.replySeen ? '2026-11-19T06:00:00+00:00' : null,
  }),
  asana: assignment.asana && asanaToRow(assignment.asana),
  class: assignment.assignedClass && toRow(assignedClassFields, assignment.assignedClass),
  days_of_week: assignment.daysOfWeek.length > 0 ? assignment.daysOfWeek : null,
});

export const historyToRow = ({ asana, assignment, ...entry }: HistoryEntry) => ({
  id: entry.id,
  kind: entry.kind,
  asana: asana && asanaToRow(asana),
  source: entry.source,
  sets: entry.sets,
  duration_seconds: entry.durationSeconds,
  points: entry.points,
  finished_at: entry.finishedAt,
  local_date: entry.localDate,
  assignment: assignment && toRow(historyAssignmentFields, assignment),
  run_id: entry.runId,
  run: entry.run && {
    ...entry.run,
    assignment: entry.run.assignment && toRow(historyAssignmentFields, entry.run.assignment),
  },
});

export const progressToAnswer = ({ days, achievements, today, ...figures }: Progress) => ({
  level: figures.level,
  points: figures.points,
  daily_streak: figures.dailyStreak,
  total_practices: figures.totalPractices,
  poses_practised: figures.posesPracticed,
  seconds_practised: figures.secondsPracticed,
  today,
  days: days.map(({ isCovered, ...day }) => ({ ...day, is_covered: isCovered })),
  achievements: achievements.map(({ targetArea, dateEarned, ...achievement }) => ({
    ...achievement,
    target_area: targetArea,
    date_earned: dateEarned,
  })),
});

export const assignmentPlanToAnswer = (plan: AssignmentPlan) => ({
  work_paused_until: plan.workPausedUntil,
  today: plan.today.map(assignmentToRow),
  today_total: plan.todayTotal,
  upcoming: plan.upcoming.map(assignmentToRow),
  upcoming_total: plan.upcomingTotal,
  replies: plan.replies.map(assignmentToRow),
  summary: plan.summary,
});

export const selfPracticeToRow = (entry: SelfPracticeEntry) => ({
  asana_id: entry.asanaId,
  position: entry.position,
  asana: entry.asana && asanaToRow(entry.asana),
});

export const homeToAnswer = (home: Home) => ({
  profile: profileToRow(home.profile),
  mandatory: home.mandatory.map(({ asana, doneToday }) => ({
    asana: asanaToRow(asana),
    done_today: doneToday,
  })),
  assigned: home.assigned.map(assignmentToRow),
  open_assignments: home.openAssignments,
  work_paused_until: home.workPausedUntil,
  paused: home.paused && { ...pausedToRow(home.paused), asana: asanaToRow(home.paused.asana) },
  more_paused: home.morePaused,
  in_community: home.inCommunity,
});

export const completionResultToAnswer = (result: CompletionResult) => ({
  id: result.id,
  points_awarded: result.pointsAwarded,
  points: result.points,
  level: result.level,
  leveled_up: result.leveledUp,
  total_practices: result.totalPractices,
  daily_streak: result.dailyStreak,
  daily_streak_increased: result.dailyStreakIncreased,
  current_streak: result.meditationStreak,
  best_streak: result.bestMeditationStreak,
  assignment_id: result.assignmentId,
  achievements: result.achievements,
});

const personToRow = ({ name, avatarUrl, level, isSelf }: CommunityPerson) => ({
  name,
  avatar_url: avatarUrl,
  level,
  is_self: isSelf,
});

export const communityToRow = (community: Community) => ({
  id: community.id,
  texts: {
    name: community.name,
    description: community.description,
    text_language: community.textLanguage,
  },
  image_url: community.imageUrl,
  member_count: community.memberCount,
  memberships: community.joined ? [{ id: community.id }] : [],
});

export const communityToAnswer = (community: CommunityDetail) => ({
  id: community.id,
  name: community.name,
  description: community.description,
  text_language: community.textLanguage,
  image_url: community.imageUrl,
  member_count: community.memberCount,
  joined: community.joined,
  activity: community.activity.map(({ kind, person, what, key, minutes, happenedAt }) => ({
    ...personToRow(person),
    kind,
    happened_at: happenedAt,
    what,
    key,
    minutes,
  })),
  meditation_days: community.meditationDays,
});

export const communityMemberToRow = (member: CommunityMember) => ({
  ...personToRow(member),
  joined_at: member.joinedAt,
  number: member.number,
});

const boardRow = (row: LeaderboardRow) => ({
  ...personToRow(row),
  rank: row.rank,
  points: row.points,
});

export const leaderboardToAnswer = ({ rows, own }: Leaderboard) => ({
  rows: rows.map(boardRow),
  own: own && boardRow(own),
});

export const ownClassesToAnswer = ({ classes, asanas }: OwnClasses) => ({
  classes: classes.map(({ createdAt: created_at, ...own }) => ({ ...own, created_at })),
  asanas: asanas.map(asanaToRow),
});

export const classForMeToAnswer = (assigned: ClassForMe | null) => ({
  class: assigned && toRow(classForMeFields, assigned),
  asanas: (assigned?.poses ?? []).map(asanaToRow),
});

export const shelfClassToRow = (listed: ShelfClass) => toRow(shelfClassFields, listed);

export const classPoseToRow = (pose: ClassPose) => ({
  ...asanaToRow(pose),
  ...toRow(classPoseFields, pose),
});

export const editedClassToRow = (edited: EditedClass) => toRow(editedClassFields, edited);

export const timerPresetToRow = ({ plan, ...preset }: TimerPreset) => ({
  id: preset.id,
  name: preset.name,
  duration_seconds: plan.durationSeconds,
  interval_bells: plan.intervalBells.length,
  starting_bell: plan.startingBell,
  ending_bell: plan.endingBell,
  bell_mode: preset.bellMode,
  volume: preset.volume,
  created_at: preset.createdAt,
  breath_in: plan.breath?.in ?? null,
  breath_hold_in: plan.breath?.holdIn ?? null,
  breath_out: plan.breath?.out ?? null,
  breath_hold_out: plan.breath?.holdOut ?? null,
  breath_minutes: plan.breath?.minutes ?? null,
});

export const adminCommunityToRow = (community: AdminCommunity) =>
  toRow(adminCommunityFields, community);

export const newcomerToRow = (person: Newcomer) => toRow(newcomerFields, person);

export const adminMemberToRow = (member: AdminMember) =>
  toRow(adminMemberFields, { ...member, avatarPath: member.avatarUrl });

export const recipientToRow = (person: Recipient) => toRow(recipientFields, person);

export const userToRow = (user: User) => toRow(userFields, user);

export const givenAssignmentToRow = (given: GivenAssignment) => ({
  ...toRow(givenAssignmentFields, {
    ...given,
    replySeenAt: given.replySeen ? given.repliedAt : null,
  }),
  student: newcomerToRow(given.student),
  work: toRow(givenWorkFields, given.work),
  days_of_week: given.frequency === 'specific_days' ? given.daysOfWeek : null,
  pause: given.pause && toRow(studentPauseFields, given.pause),
});

export const studentPageToAnswer = (page: StudentPage) => ({
  person: { ...recipientToRow(page.person), avatar_url: page.person.avatarUrl },
  since: page.since,
  leaves_at: page.leavesAt,
  zone: page.zone,
  today: page.today,
  streak: page.streak,
  pause: page.pause && toRow(studentPauseFields, page.pause),
  weeks: page.weeks,
  series: page.series.map((series) => ({
    ...toRow(studentSeriesFields, series),
    work: toRow(givenWorkFields, series.work),
    days_of_week: series.frequency === 'specific_days' ? series.daysOfWeek : null,
  })),
  last: page.sessions.map((session) => ({
    ...session,
    asana: session.asana && toRow(asanaNameFields, session.asana),
  })),
  reflections: page.reflections.map((reflection) => ({
    id: reflection.id,
    work: toRow(givenWorkFields, reflection.work),
    completed_day: reflection.completedDay,
    reflection_question: reflection.reflectionQuestion,
    reflection_answer: reflection.reflectionAnswer,
    reply: reflection.reply,
    reply_seen: reflection.replySeen,
  })),
  notes: page.notes.map((note) => ({
    id: note.id,
    body: note.body,
    created_at: note.createdAt,
    changed_at: note.changedAt,
    is_own: note.isOwn,
    display_name: null,
    full_name: note.authorName,
    username: note.authorName,
  })),
});
