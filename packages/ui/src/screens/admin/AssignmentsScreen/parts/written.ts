/** The last day on which work can be due; the database refuses later ones. */
export const lastDueDay = '2099-12-31';

/** The text of a field as it is stored; null when it is empty. */
export const written = (text: string) => text.trim() || null;
