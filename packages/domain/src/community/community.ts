import type { Language } from '../language.ts';

/** A community as the list shows it. */
export interface Community {
  id: string;
  name: string;
  description: string;
  /** The language of both; null where nobody knows it, because an administrator wrote them. */
  textLanguage: Language | null;
  /** A public address, or null: then a drawing stands in. */
  imageUrl: string | null;
  memberCount: number;
  /** Whether the student belongs to it. */
  joined: boolean;
}

/** What one person sees of another, and all of it (docs/product.md#who-sees-what). */
export interface CommunityPerson {
  /** Null when there is none: 'Unknown User'. */
  name: string | null;
  avatarUrl: string | null;
  level: number;
  isSelf: boolean;
}

/** What happened in a community. */
export interface CommunityActivity {
  kind: 'joined' | 'achievement' | 'practice' | 'meditation';
  person: CommunityPerson;
  /** The achievement's or the pose's name; null for a join and a meditation. */
  what: string | null;
  /** What the achievement or the pose is known by, such as `tree`; null without one. */
  key: string | null;
  /** How long a meditation was; null for what is none. */
  minutes: number | null;
  /** A moment, in ISO 8601. */
  happenedAt: string;
}

/** What the first tab of a community shows. */
export interface CommunityDetail extends Community {
  /** Newest first, at most five of each kind. */
  activity: CommunityActivity[];
  /** Days with a meditation in the student's own week, 0 to 7: the weekly challenge. */
  meditationDays: number;
}

export interface CommunityMember extends CommunityPerson {
  joinedAt: string;
  /** Names the row, not the person. */
  number: string;
}

/** The target of the weekly challenge, in days. */
export const weeklyChallengeDays = 7;

export interface LeaderboardRow extends CommunityPerson {
  /** 1-based; equal points share one: 1, 1, 3. */
  rank: number;
  /** Points of this month. */
  points: number;
}

/** The boards of a month. How ranks are made: docs/product.md#boards. */
export interface Leaderboard {
  /** The first ten. */
  rows: LeaderboardRow[];
  /** The student's own row when it is not among them. */
  own: LeaderboardRow | null;
}

/** How many rows a board has. */
export const leaderboardLimit = 10;

/**
 * The community after the student has joined or left: the number of members follows once, and never
 * goes below 0.
 */
export function withMembership<Known extends Community>(community: Known, joined: boolean): Known {
  if (community.joined === joined) return community;
  const memberCount = Math.max(0, community.memberCount + (joined ? 1 : -1));
  return { ...community, joined, memberCount };
}
