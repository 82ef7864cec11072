export { ReflectionsScreen, type ReflectionsScreenProps } from './ReflectionsScreen.tsx';
export type { ReplyState } from './types.ts';
