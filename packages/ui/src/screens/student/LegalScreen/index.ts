export { LegalScreen, type LegalScreenProps } from './LegalScreen.tsx';
