export { AssignmentsScreen, type AssignmentsScreenProps } from './AssignmentsScreen.tsx';
export type { AssignmentsDialog, CreateStart, CreateState } from './types.ts';
