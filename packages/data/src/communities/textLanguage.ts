import { languages } from '@niyama/domain';
import { z } from 'zod/mini';

/** The language of a community's texts; null where nobody knows it. */
export const textLanguage = z.catch(z.nullable(z.enum(languages)), null);
