import type { LetterSentences, NamedPage } from './messages.en.ts';

const together = new Intl.ListFormat('es', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

const quoted = ({ title, url }: NamedPage): string => (title === '' ? url : `«${title}» (${url})`);
const named = (title: string): string => (title === '' ? 'tu página' : `«${title}»`);

/** Messages in Spanish. */
export const spanish: LetterSentences = {
  open: {
    editor: '[nombre de quien edita]',
    ourPage: '[dirección de tu página que encaje]',
    competitors: '[los sitios que enlaza]',
    deadLink: '[el enlace roto]',
    status: '[estado]',
  },
  hello: (editor) => `Hola, ${editor}:`,
  thanks: 'Gracias por tu tiempo.',
  regards: (name, brand, domain) => `Un saludo,\n${name}\n${brand}, ${domain}`,
  about: (brand, description) => `${brand}: ${description}`,
  ourPage: ({ title, url }) => (title === '' ? url : `«${title}»: ${url}`),
  sites: (names) => together.format(names),
  additionTo: (title) => `Una sugerencia para ${named(title)}`,
  youLinkTo: (page, sites) => `En ${quoted(page)} enlazas a ${sites}.`,
  weCoverIt: (ourPage) =>
    `Nosotros tratamos el mismo tema, y a tus lectores también podría resultarles útil nuestra página: ${ourPage}`,
  linksTo: (competitor, text, href) => `enlaza a ${competitor}: «${text}» (${href})`,
  deadLinkOn: (title) => `Un enlace roto en ${named(title)}`,
  link: (text, href) => `${text === '' ? '' : `«${text}» `}${href}`,
  checkedOn: (date) => ` (comprobado el ${day.format(date)})`,
  noLongerWorks: ({ page, link, status, when }) =>
    `Al leer ${quoted(page)} encontré un enlace que ya no funciona: ${link}. Cuando lo seguí, ${
      status === 0 ? 'su sitio ya no existía' : `respondió con el estado ${status}`
    }${when}.`,
  replaceIt: (ourPage) => `Si quieres sustituirlo, tenemos una página sobre el mismo tema: ${ourPage}`,
  thankYou: (brand) => `Gracias por mencionar a ${brand}`,
  namedUs: (page, sentence) =>
    `Gracias por mencionarnos en ${quoted(page)}${sentence === null ? '.' : `: «${sentence}»`}`,
  linkTheName: (ourPage) =>
    `¿Podrías añadir un enlace a la mención para que tus lectores puedan encontrarnos? La página que mejor encaja es esta: ${ourPage}`,
};
