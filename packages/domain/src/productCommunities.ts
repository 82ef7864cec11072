/** Names and descriptions of the communities that the product brings, in supabase/seed/product. */
const productTexts = new Set([
  'Morning Practice',
  'For those who roll out the mat before the day begins. Share an early practice, however short.',
  'Beginners Together',
  'New to yoga, or back after a long time. Simple poses, patient pace, every question welcome.',
  'Quiet Minds',
  'Breathing and sitting, day after day. A place for people who meditate, or would like to.',
]);

/**
 * The language of a community's name or description, as far as it is known: the product's own are
 * English, an admin writes in any.
 */
export function languageOfCommunityText(text: string): 'en' | undefined {
  return productTexts.has(text) ? 'en' : undefined;
}
