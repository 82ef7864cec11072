export { AssignmentsScreen, type AssignmentsScreenProps } from './AssignmentsScreen.tsx';
export type { AssignmentsDialog, CreateState, PickerState } from './types.ts';
