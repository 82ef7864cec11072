export { AssignmentsScreen, type AssignmentsScreenProps } from './AssignmentsScreen.tsx';
export type { AssignmentsDialog, CreateStart, CreateState, PickerState } from './types.ts';
