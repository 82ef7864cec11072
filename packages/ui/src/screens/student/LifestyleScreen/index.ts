export {
  LifestyleScreen,
  type LifestyleScreenProps,
  type LifestyleTab,
  lifestyleTabs,
} from './LifestyleScreen.tsx';
export type { EditedEntry, SaveRefusal } from './types.ts';
