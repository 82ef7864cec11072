/** An address in a cell: where it needs two lines, the second begins with the @ and no word breaks. */
export function EmailAddress({ email }: { email: string | null }) {
  if (email === null) return null;
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
