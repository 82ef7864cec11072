export { AssignmentsScreen, type AssignmentsScreenProps } from './AssignmentsScreen.tsx';
export type { AssignmentActions, AssignmentsState, PracticeTab } from './types.ts';
