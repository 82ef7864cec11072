import { cutColumn } from './cut.css.ts';

/** An address in a cell, cut where the column is narrower; a pointer over it shows the whole. */
export function EmailAddress({ email }: { email: string | null }) {
  if (email === null) return null;
  return (
    <span className={cutColumn} title={email}>
      {email}
    </span>
  );
}
