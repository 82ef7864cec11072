export { AuthScreen, type AuthScreenProps, type AuthTab } from './AuthScreen.tsx';
export type { LoginState } from './parts/LoginForm.tsx';
export type { SignUpState } from './parts/SignUpForm.tsx';
