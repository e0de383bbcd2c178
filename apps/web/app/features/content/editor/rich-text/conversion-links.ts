import { Extension } from '@tiptap/core';

/** Lets the author mark a link so that clicks on it count as conversions. */
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
