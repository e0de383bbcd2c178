/** Portal target for the form's menus: inside its dialog, so that screen readers associate them. */
export const EDITOR_LAYERS = { target: '[data-editor-layers]' } as const;
