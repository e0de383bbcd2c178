import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts about imported addresses of a site. */
export const importedAddressMessages = defineMessages('importedAddressMessages', (format) => ({
  open: 'Import addresses',
  title: 'Import addresses',
  close: 'Close',
  about: (site: string) =>
    `Addresses of ${site} that its sitemaps, feeds, and links do not name. The next crawl reads them first, within your plan’s limit. Only your workspace sees them.`,
  list: 'Addresses',
  listHelp: 'One on each line, or a CSV file such as the page export of Screaming Frog or Search Console.',
  file: 'Choose a file',
  tooLarge: 'The file is too large. Up to 3 MB can be read.',
  empty: 'Paste addresses or choose a file.',
  submit: 'Import',
  done: (added: number, present: number) =>
    `${format.plural(added, { one: '# address added', other: '# addresses added' })}, ${format.number(present)} known already.`,
  otherHosts: (count: number) =>
    format.plural(count, {
      one: '# address of another host was not imported:',
      other: '# addresses of other hosts were not imported:',
    }),
  noPages: (count: number) =>
    format.plural(count, { one: '# file is no page:', other: '# files are no pages:' }),
  invalid: (count: number) =>
    format.plural(count, { one: '# entry is no web address:', other: '# entries are no web addresses:' }),
  leftOut: (count: number, most: number) =>
    `${format.plural(count, { one: '# address was left out', other: '# addresses were left out' })}: a site can have ${format.number(most)} imported ones.`,
  imported: (count: number) =>
    format.plural(count, { one: '# imported address', other: '# imported addresses' }),
  remove: 'Remove imported addresses',
  removed: (count: number) =>
    format.plural(count, { one: '# imported address removed.', other: '# imported addresses removed.' }),
  removeFailed: 'The addresses could not be removed.',
  undo: 'Undo',
  undone: 'The addresses were imported again.',
  undoFailed: 'The addresses could not be imported again.',
}));
