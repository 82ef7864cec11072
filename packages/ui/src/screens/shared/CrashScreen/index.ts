export { type CrashCause, CrashScreen, type CrashScreenProps } from './CrashScreen.tsx';
