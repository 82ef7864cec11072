export { ClassScreen, type ClassScreenProps } from './ClassScreen.tsx';
export type { ClassState } from './types.ts';
