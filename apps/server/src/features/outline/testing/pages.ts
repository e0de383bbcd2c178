const words = (text: string, times: number): string => `${text} `.repeat(times);

/** A competitor's page about standing desks, with navigation and footer. */
function page(title: string, sections: readonly (readonly [heading: string, text: string])[]): string {
  const body = sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  return `<!doctype html><html><head><title>${title} | Office shop</title></head><body><nav><a href="/">Home</a></nav><main><article><h1>${title}</h1><p>${words('A standing desk lets you work upright and sit down again.', 6)}</p>${body}</article></main><footer>© Office shop</footer></body></html>`;
}

const frame = words('A desk frame with two motors lifts the desktop evenly and carries more weight.', 5);
const height = words('Set the desk height so that your elbows rest at a right angle above the keyboard.', 5);
const price = words(
  'A standing desk costs between 300 and 900 dollars, and the warranty lasts five years.',
  5,
);

/** Three pages that share three sections and differ in one. */
export const DESK_PAGES = [
  {
    title: 'Standing desks: the guide',
    url: 'https://one.example/desks',
    text: page('Standing desks: the guide', [
      ['What is a standing desk?', frame],
      ['How to set the desk height', height],
      ['What a standing desk costs', price],
    ]),
  },
  {
    title: 'Choosing a standing desk',
    url: 'https://two.example/desks',
    text: page('Choosing a standing desk', [
      ['How to set the right desk height', height],
      ['Standing desk costs', price],
      [
        'How long should you stand at a standing desk?',
        words('Stand for half an hour, then sit for half an hour.', 5),
      ],
    ]),
  },
  {
    title: 'Standing desk buying guide',
    url: 'https://three.example/desks',
    text: page('Standing desk buying guide', [
      ['What is a standing desk?', frame],
      ['Setting the desk height', height],
      ['What does a standing desk cost?', price],
    ]),
  },
];
