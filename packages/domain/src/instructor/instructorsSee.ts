/**
 * What instructors, who are the administrators, see of a student: the privacy policy and Settings say
 * it from this list, and supabase/tests/instructorsSee.test.ts holds it to what the database lets them
 * read.
 */
export const instructorsSee = [
  'account',
  'settings',
  'progress',
  'practices',
  'work',
  'pauses',
  'notes',
  'communities',
] as const;
export type InstructorsSee = (typeof instructorsSee)[number];

/** What they do not see, although it is stored. */
export const instructorsDoNotSee = ['reflections', 'lists', 'device'] as const;
export type InstructorsDoNotSee = (typeof instructorsDoNotSee)[number];
