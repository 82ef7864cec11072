/** A picture that needs no request, for stories. */
export const photograph =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"%3E%3Crect width="8" height="5" fill="%23b79ad6"/%3E%3C/svg%3E';
