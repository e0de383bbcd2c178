import { Extension } from '@tiptap/core';

/** Lets a link be marked so that a reader's click on it counts as a conversion. */
export const ConversionLinks = Extension.create({
  name: 'conversionLinks',
  addGlobalAttributes: () => [
    {
      types: ['link'],
      attributes: {
        conversion: {
          default: null,
          parseHTML: (element) => (element.hasAttribute('data-conversion') ? true : null),
          renderHTML: ({ conversion }) => (conversion === true ? { 'data-conversion': '' } : {}),
        },
      },
    },
  ],
});
