export const schoolKeys = {
  settings: ['school', 'settings'] as const,
};
