import type { i18n as I18n } from 'i18next';

interface Failure {
  /** What kind of failure, such as `offline`. */
  kind: string;
  /** The server's own code, such as `invalid_credentials`, or null. */
  code: string | null;
}

/**
 * The text for a failure, in the language in use: that of the server's code, else that of its kind,
 * else 'Something went wrong. Please try again later.' It also fills the `{{message}}` of texts
 * such as `auth.login.error`.
 *
 * @param fallback what an unknown failure says, where the screen has its own words for it.
 */
export function errorText(
  i18n: I18n,
  failure: Failure,
  fallback: string = i18n.t('error.default'),
): string {
  const codes: Record<string, string> = i18n.getResourceBundle(i18n.language, 'common').error.code;
  const kinds: Record<string, string> = i18n.getResourceBundle(i18n.language, 'common').error.kind;
  const ofCode = failure.code === null ? undefined : own(codes, failure.code);
  return ofCode ?? own(kinds, failure.kind) ?? fallback;
}

function own(texts: Record<string, string>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
