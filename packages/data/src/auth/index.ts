/**
 * The connection and the login: what an app asks for before it knows who is there. A separate entry,
 * so that a visitor does not download what only those behind the login read.
 */
export { type Client, createDataClient } from '../client.ts';
export { createConfirmation } from './confirmSignUp.ts';
export { acceptInvitation, getInvitation } from './invitation.ts';
export { logIn } from './logIn.ts';
export { logOut } from './logOut.ts';
export { confirmEmailChange, logInByLink } from './mailLink.ts';
export { requestPasswordReset, setPassword } from './password.ts';
export { watchSession } from './session.ts';
export { isUsernameFree, resendConfirmation, signUp } from './signUp.ts';
