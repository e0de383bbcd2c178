import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { insertImages } from './insert-images.ts';

/** The images of a paste or drop; none if it contains text, which is then preferred. */
function imagesOf(data: DataTransfer | null): File[] {
  // Word and browsers add an image of the copied text.
  if (!data || data.types.includes('text/html')) return [];
  return [...data.files].filter((file) => file.type.startsWith('image/'));
}

/** Uploads images that are pasted or dropped into the text. */
export const PasteImages = Extension.create({
  name: 'takeImages',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handlePaste(_view, event) {
            const images = imagesOf(event.clipboardData);
            if (images.length > 0) void insertImages(editor, images);
            return images.length > 0;
          },
          handleDrop(view, event) {
            const images = imagesOf(event.dataTransfer);
            if (images.length === 0) return false;
            const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
            if (place) editor.commands.setTextSelection(place.pos);
            event.preventDefault();
            void insertImages(editor, images);
            return true;
          },
        },
      }),
    ];
  },
});
