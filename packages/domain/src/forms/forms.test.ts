import { describe, expect, it } from 'vitest';
import {
  changeEmailForm,
  changePasswordForm,
  forgotPasswordForm,
  loginForm,
  newPasswordForm,
  newUserForm,
  profileForm,
  signUpForm,
  userNamesForm,
} from './schemas.ts';
import { validateForm } from './validateForm.ts';

const newcomer = {
  username: 'asha',
  fullName: 'Asha Rao',
  email: 'asha@niyama.example',
  password: 'quiet1',
  confirmPassword: 'quiet1',
};
const signUpErrors = (changed: Partial<Record<keyof typeof newcomer, string>>) => {
  const result = validateForm(signUpForm, { ...newcomer, ...changed });
  return result.ok ? {} : result.errors;
};

describe('signing up', () => {
  it('takes the shortest values that are allowed', () => {
    const shortest = { ...newcomer, username: 'ash', fullName: 'Li' };
    expect(validateForm(signUpForm, shortest)).toEqual({ ok: true, values: shortest });
  });

  it('trims what people paste, but never a password', () => {
    const result = validateForm(signUpForm, {
      ...newcomer,
      username: ' asha ',
      email: ' asha@niyama.example ',
      password: ' quiet ',
      confirmPassword: ' quiet ',
    });
    expect(result).toEqual({
      ok: true,
      values: { ...newcomer, password: ' quiet ', confirmPassword: ' quiet ' },
    });
  });

  it('says beside each field what is wrong with it', () => {
    expect(
      signUpErrors({
        username: 'as',
        fullName: 'A',
        email: 'asha@',
        password: 'short',
        confirmPassword: '',
      }),
    ).toEqual({
      username: 'form.error.usernameTooShort',
      fullName: 'form.error.fullNameTooShort',
      email: 'form.error.emailInvalid',
      password: 'form.error.passwordTooShort6',
      confirmPassword: 'form.error.passwordTooShort6',
    });
  });

  it.each(['ash', 'அஷா', '明子さん', 'asha rao', '🪷🪷🪷', 'a'.repeat(50), '🪷'.repeat(50)])(
    'takes the username %s',
    (username) => {
      expect(signUpErrors({ username })).toEqual({});
    },
  );

  it.each([
    ['a space of no width', 'as\u200Bha'],
    ['a turn of the writing', 'as\u202Eha'],
    ['a space that only looks like one', 'as\u00A0ha'],
    ['a line break', 'as\nha'],
    ['51 characters', 'a'.repeat(51)],
  ])('says that a username with %s is not allowed', (_what, username) => {
    expect(signUpErrors({ username })).toEqual({ username: 'form.error.usernameInvalid' });
  });

  it('counts a character beyond the basic plane as one, as the database does', () => {
    expect(signUpErrors({ username: '🪷🪷' })).toEqual({ username: 'form.error.usernameTooShort' });
  });

  it('shows a mismatch on the second password, also beside other mistakes', () => {
    expect(signUpErrors({ confirmPassword: 'quiet2', email: 'nobody' })).toEqual({
      confirmPassword: 'form.error.passwordsDoNotMatch',
      email: 'form.error.emailInvalid',
    });
  });

  it('names every field of an empty form', () => {
    const result = validateForm(signUpForm, {});
    expect(result).toEqual({
      ok: false,
      errors: {
        username: 'form.error.usernameTooShort',
        fullName: 'form.error.fullNameTooShort',
        email: 'form.error.emailInvalid',
        password: 'form.error.passwordTooShort6',
        confirmPassword: 'form.error.passwordTooShort6',
      },
    });
  });
});

describe('editing the profile', () => {
  const errorsOf = (fullName: string) => {
    const result = validateForm(profileForm, { username: 'asha', fullName });
    return result.ok ? {} : result.errors;
  };

  it.each(['', 'A', 'Asha <b>Rao</b>', 'آشا راو', '明子　山田', '🪷'.repeat(100)])(
    'takes the full name %s',
    (fullName) => {
      expect(errorsOf(fullName)).toEqual({});
    },
  );

  it.each([
    ['101 characters', '🪷'.repeat(101)],
    ['400 characters', 'a'.repeat(400)],
    ['a line break', 'Asha\nRao'],
    ['a turn of the writing', 'Asha\u202ERao'],
  ])('says that a full name with %s is not allowed', (_what, fullName) => {
    expect(errorsOf(fullName)).toEqual({ fullName: 'form.error.fullNameInvalid' });
  });

  it('keeps the sign-up’s rules for the username', () => {
    const result = validateForm(profileForm, { username: 'as', fullName: '' });
    expect(result).toMatchObject({ errors: { username: 'form.error.usernameTooShort' } });
  });
});

describe('the account', () => {
  it('takes any current password and the sign-up’s rules for the next one', () => {
    const values = { currentPassword: 'x', password: 'quiet1', confirmPassword: 'quiet1' };
    expect(validateForm(changePasswordForm, values)).toEqual({ ok: true, values });
    expect(
      validateForm(changePasswordForm, {
        currentPassword: '',
        password: 'quiet',
        confirmPassword: 'quiet1',
      }),
    ).toEqual({
      ok: false,
      errors: {
        currentPassword: 'form.error.currentPasswordMissing',
        password: 'form.error.passwordTooShort6',
        confirmPassword: 'form.error.passwordsDoNotMatch',
      },
    });
  });

  it('asks for another address behind the current password', () => {
    expect(validateForm(changeEmailForm, { email: 'asha', currentPassword: '' })).toEqual({
      ok: false,
      errors: {
        email: 'form.error.emailInvalid',
        currentPassword: 'form.error.currentPasswordMissing',
      },
    });
  });
});

describe('the other forms', () => {
  it('asks at login for an address and six characters', () => {
    expect(validateForm(loginForm, { email: 'x', password: '12345' })).toEqual({
      ok: false,
      errors: { email: 'form.error.emailInvalid', password: 'form.error.passwordTooShort6' },
    });
  });

  it('asks for an address before sending a reset', () => {
    expect(validateForm(forgotPasswordForm, { email: '' })).toMatchObject({ ok: false });
    expect(validateForm(forgotPasswordForm, { email: newcomer.email })).toMatchObject({ ok: true });
  });

  it('asks for the new password twice', () => {
    expect(
      validateForm(newPasswordForm, { password: 'quiet1', confirmPassword: 'quiet2' }),
    ).toEqual({ ok: false, errors: { confirmPassword: 'form.error.passwordsDoNotMatch' } });
  });
});

describe('a person added or renamed by an admin', () => {
  const maya = {
    fullName: 'Maya',
    username: 'maya',
    email: 'maya@niyama.example',
    password: 'just8ok!',
    role: 'admin',
  };

  it('is a student unless something else was chosen', () => {
    expect(validateForm(newUserForm, maya)).toEqual({ ok: true, values: maya });
    expect(validateForm(newUserForm, { ...maya, role: 'owner' })).toEqual({
      ok: true,
      values: { ...maya, role: 'user' },
    });
  });

  it('lists each rule that was broken', () => {
    const short = { fullName: ' M ', username: 'ma', email: 'maya', password: '1234567' };
    expect(validateForm(newUserForm, short)).toEqual({
      ok: false,
      errors: {
        fullName: 'form.error.fullNameRequired',
        username: 'form.error.usernameTooShort',
        email: 'form.error.emailInvalid',
        password: 'form.error.passwordTooShort8',
      },
    });
  });

  it('has names within the limits of the database', () => {
    expect(validateForm(userNamesForm, { fullName: 'ま'.repeat(100), username: 'maya' }).ok).toBe(
      true,
    );
    expect(
      validateForm(userNamesForm, { fullName: 'x'.repeat(101), username: 'y'.repeat(51) }),
    ).toEqual({
      ok: false,
      errors: { fullName: 'form.error.fullNameInvalid', username: 'form.error.usernameInvalid' },
    });
  });
});
