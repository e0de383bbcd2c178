/** Where menus of the form appear: inside of its dialog, so that they belong to it for a screen reader too. */
export const EDITOR_LAYERS = { target: '[data-editor-layers]' } as const;
