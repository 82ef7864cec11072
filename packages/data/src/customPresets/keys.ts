export const customPresetKeys = {
  all: ['customPresets'] as const,
  of: (userId: string) => [...customPresetKeys.all, userId] as const,
};
