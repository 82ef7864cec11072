/** The id of the element that shows a preset. */
export const presetElementId = (id: string) => `preset-${id}`;
