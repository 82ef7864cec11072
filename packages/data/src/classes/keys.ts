export const ownClassKeys = {
  all: ['ownClasses'] as const,
  of: (userId: string) => [...ownClassKeys.all, userId] as const,
};

/** A class that an instructor assigned. */
export const assignedClassKeys = {
  all: ['assignedClass'] as const,
  of: (userId: string, versionId: string) => [...assignedClassKeys.all, userId, versionId] as const,
};

/** A class of the shelf in its editor, which alone knows when to ask for it again. */
export const editedClassKeys = {
  all: ['editedClass'] as const,
  of: (id: string) => [...editedClassKeys.all, id] as const,
};

/** The classes of the school's shelf. */
export const shelfKeys = {
  all: ['shelf'] as const,
  list: (view: { search: string; archived: boolean }) => [...shelfKeys.all, 'list', view] as const,
};
