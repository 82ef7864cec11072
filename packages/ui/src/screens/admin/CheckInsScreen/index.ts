export { CheckInsScreen, type CheckInsScreenProps } from './CheckInsScreen.tsx';
