export { type AdminLoginState, LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';
