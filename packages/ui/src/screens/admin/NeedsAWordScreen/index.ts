export { NeedsAWordScreen, type NeedsAWordScreenProps } from './NeedsAWordScreen.tsx';
