/** To how many people one email is written: mail programs take no longer link. */
export const mostRecipients = 50;

/**
 * The link that opens the reader's mail program with a new email. Several people get blind copies, so
 * that nobody learns who the others are.
 *
 * @param addresses at least one.
 */
export function emailLink(addresses: readonly string[]): string {
  const [first = '', ...others] = addresses.map(encoded);
  return others.length === 0 ? `mailto:${first}` : `mailto:?bcc=${[first, ...others].join(',')}`;
}

/** Only the last @ divides an address; all else could mean something in a link. */
const encoded = (address: string) => {
  const at = address.lastIndexOf('@');
  return `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
};
