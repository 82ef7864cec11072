export { ClassesScreen, type ClassesScreenProps } from './ClassesScreen.tsx';
