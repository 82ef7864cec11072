import { z } from 'zod/mini';
import { unruly } from '../unruly.ts';
import type { AsanaFormMessage } from './asanaForm.ts';
import type { CommunityFormMessage } from './communityForm.ts';

/** What a form may say, as keys of the common catalog; the literal words stand there. */
export type FormMessage =
  | 'form.error.emailInvalid'
  | 'form.error.passwordTooShort6'
  | 'form.error.passwordTooShort8'
  | 'form.error.passwordTooLong'
  | 'form.error.fullNameRequired'
  | 'form.error.passwordsDoNotMatch'
  | 'form.error.usernameTooShort'
  | 'form.error.usernameInvalid'
  | 'form.error.fullNameTooShort'
  | 'form.error.fullNameInvalid'
  | 'form.error.displayNameInvalid'
  | 'form.error.currentPasswordMissing'
  | 'form.error.presetName'
  | 'form.error.presetNameLong'
  | 'form.error.presetDescriptionLong'
  | 'form.error.presetPoses'
  | AsanaFormMessage
  | CommunityFormMessage;

/** A text with its one message, also for a field that is missing altogether. */
const text = (message: FormMessage, ...checks: Parameters<ReturnType<typeof z.string>['check']>) =>
  z.string(message).check(...checks);

const email = text('form.error.emailInvalid', z.trim(), z.email('form.error.emailInvalid'));
const password = text(
  'form.error.passwordTooShort6',
  z.minLength(6, 'form.error.passwordTooShort6'),
);
/** Of a longer one the server's hash would see the beginning only. */
const notTooLong = z.refine<string>(
  (password) => new TextEncoder().encode(password).length <= 72,
  'form.error.passwordTooLong' satisfies FormMessage,
);
const newPassword = text(
  'form.error.passwordTooShort6',
  z.minLength(6, 'form.error.passwordTooShort6'),
  notTooLong,
);

/** Characters that show nothing or turn the writing round: with them one name passes for another. */
const unseen =
  /\u034F|[\p{Cc}\u00A0\u00AD\u061C\u115F\u1160\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164\uFEFF\uFFA0]/u;
/** As the database counts: a character outside the basic plane is one. */
const lengthOf = (name: string) => Array.from(name).length;
/** The rule of `private.is_username`, which has the last word. */
const username = text(
  'form.error.usernameTooShort',
  z.trim(),
  z.refine((name) => lengthOf(name) >= 3, 'form.error.usernameTooShort'),
  z.refine((name) => lengthOf(name) <= 50 && !unseen.test(name), 'form.error.usernameInvalid'),
);
const fullName = text(
  'form.error.fullNameTooShort',
  z.trim(),
  z.minLength(2, 'form.error.fullNameTooShort'),
);

/** A name that a profile may have and need not. */
const optionalName = (message: FormMessage) =>
  text(
    message,
    z.trim(),
    z.refine((name) => lengthOf(name) <= 100 && !unruly.test(name), message),
  );

const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  (values) => values.password === values.confirmPassword,
  {
    path: ['confirmPassword'],
    error: 'form.error.passwordsDoNotMatch' satisfies FormMessage,
  },
);

/** Whether the forms take a text as an address. */
export const isEmail = (address: string): boolean => email.safeParse(address).success;

/** The login form of both apps. */
export const loginForm = z.object({ email, password });

/** The sign-up form (docs/product.md#sign-up). */
export const signUpForm = z
  .object({ username, fullName, email, password: newPassword, confirmPassword: password })
  .check(samePasswords);

/** The page of a confirmation mail: who it is, with the password of the sign-up. */
export const confirmSignUpForm = z.object({ username, fullName, password });

/**
 * The page of an invitation, and that of a confirmation mail for someone who did not set the password of
 * the sign-up: both choose a password.
 */
export const chooseAtSignUpForm = z
  .object({ username, fullName, password: newPassword, confirmPassword: password })
  .check(samePasswords);

/** The form that asks for a reset mail. */
export const forgotPasswordForm = z.object({ email });

/** The form behind the link of a reset mail. */
export const newPasswordForm = z
  .object({ password: newPassword, confirmPassword: password })
  .check(samePasswords);

/** The form of Edit Profile: the database's limits, and no further rule. */
export const profileForm = z.object({
  username,
  fullName: optionalName('form.error.fullNameInvalid'),
});

/** The one text field of Settings; everything else there is chosen. */
export const settingsForm = z.object({
  displayName: optionalName('form.error.displayNameInvalid'),
});

/** A name that an admin gives: required, within the database's limits. */
const requiredFullName = text(
  'form.error.fullNameRequired',
  z.trim(),
  z.refine((name) => lengthOf(name) >= 2, 'form.error.fullNameRequired'),
  z.refine((name) => lengthOf(name) <= 100 && !unruly.test(name), 'form.error.fullNameInvalid'),
);

/** The form of Add New User. */
export const newUserForm = z.object({
  fullName: requiredFullName,
  username,
  email,
  password: text(
    'form.error.passwordTooShort8',
    z.minLength(8, 'form.error.passwordTooShort8'),
    notTooLong,
  ),
  role: z.catch(z.enum(['user', 'admin']), 'user'),
});

/** Edit User: the names, by the rules of Add New User. */
export const userNamesForm = z.object({ fullName: requiredFullName, username });

/** Entered to show who it is; any password may be the current one, also one of older rules. */
const currentPassword = text(
  'form.error.currentPasswordMissing',
  z.minLength(1, 'form.error.currentPasswordMissing'),
);

/** A new password for an account: the sign-up's rules, behind the current one. */
export const changePasswordForm = z
  .object({ currentPassword, password: newPassword, confirmPassword: password })
  .check(samePasswords);

/** Another address for an account, behind the current password. */
export const changeEmailForm = z.object({ email, currentPassword });

/** Deleting one's account, behind the current password. */
export const leaveAccountForm = z.object({ currentPassword });

export type ProfileValues = z.output<typeof profileForm>;
export type SettingsFormValues = z.output<typeof settingsForm>;
export type ChangePasswordValues = z.output<typeof changePasswordForm>;
export type ChangeEmailValues = z.output<typeof changeEmailForm>;
export type LeaveAccountValues = z.output<typeof leaveAccountForm>;
export type NewUserValues = z.output<typeof newUserForm>;
export type UserNamesValues = z.output<typeof userNamesForm>;
export type LoginValues = z.output<typeof loginForm>;
export type SignUpValues = z.output<typeof signUpForm>;
export type ConfirmSignUpValues = z.output<typeof confirmSignUpForm>;
export type ForgotPasswordValues = z.output<typeof forgotPasswordForm>;
export type NewPasswordValues = z.output<typeof newPasswordForm>;
