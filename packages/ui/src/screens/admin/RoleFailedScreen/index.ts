export { RoleFailedScreen, type RoleFailedScreenProps } from './RoleFailedScreen.tsx';
