export { MeditationBar, type MeditationBarProps } from './MeditationBar.tsx';
