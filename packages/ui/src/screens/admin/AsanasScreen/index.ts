export { AsanasScreen, type AsanasScreenProps } from './AsanasScreen.tsx';
export type { AsanasDialog, ImportStep } from './types.ts';
