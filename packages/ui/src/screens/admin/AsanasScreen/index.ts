export { AsanasScreen, type AsanasScreenProps } from './AsanasScreen.tsx';
export type { AsanasDialog, ImportStep, TranslationsState, WrittenTranslation } from './types.ts';
