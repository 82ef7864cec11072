export { LegalScreen, type OperatorState } from './LegalScreen.tsx';
