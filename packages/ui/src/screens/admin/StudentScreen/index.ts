export { StudentScreen, type StudentScreenProps } from './StudentScreen.tsx';
export type { StudentAct, StudentDialog, StudentPageState } from './types.ts';
