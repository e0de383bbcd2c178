import type { LetterSentences, NamedPage } from './messages.en.ts';

const together = new Intl.ListFormat('fr', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

const quoted = ({ title, url }: NamedPage): string => (title === '' ? url : `« ${title} » (${url})`);
const named = (title: string): string => (title === '' ? 'votre page' : `« ${title} »`);

/** Messages in French. */
export const french: LetterSentences = {
  open: {
    editor: '[nom de la rédaction]',
    ourPage: '[adresse de votre page qui convient]',
    competitors: '[les sites vers lesquels elle mène]',
    deadLink: '[le lien mort]',
    status: '[statut]',
  },
  hello: (editor) => `Bonjour ${editor},`,
  thanks: 'Merci pour votre temps.',
  regards: (name, brand, domain) => `Bien à vous,\n${name}\n${brand}, ${domain}`,
  about: (brand, description) => `${brand} : ${description}`,
  ourPage: ({ title, url }) => (title === '' ? url : `« ${title} » : ${url}`),
  sites: (names) => together.format(names),
  additionTo: (title) => `Une suggestion pour ${named(title)}`,
  youLinkTo: (page, sites) => `Sur ${quoted(page)}, vous renvoyez à ${sites}.`,
  weCoverIt: (ourPage) =>
    `Nous traitons le même sujet, et notre page pourrait aussi être utile à vos lecteurs : ${ourPage}`,
  linksTo: (competitor, text, href) => `mène à ${competitor} : « ${text} » (${href})`,
  deadLinkOn: (title) => `Un lien mort sur ${named(title)}`,
  link: (text, href) => `${text === '' ? '' : `« ${text} » `}${href}`,
  checkedOn: (date) => ` (vérifié le ${day.format(date)})`,
  noLongerWorks: ({ page, link, status, when }) =>
    `En lisant ${quoted(page)}, j’ai trouvé un lien qui ne fonctionne plus : ${link}. Quand je l’ai suivi, ${
      status === 0 ? 'son site n’existait plus' : `il a répondu avec le statut ${status}`
    }${when}.`,
  replaceIt: (ourPage) =>
    `Si vous souhaitez le remplacer, nous avons une page sur le même sujet : ${ourPage}`,
  thankYou: (brand) => `Merci d’avoir mentionné ${brand}`,
  namedUs: (page, sentence) =>
    `Merci de nous avoir mentionnés sur ${quoted(page)}${sentence === null ? '.' : ` : « ${sentence} »`}`,
  linkTheName: (ourPage) =>
    `Pourriez-vous ajouter un lien à cette mention, pour que vos lecteurs puissent nous trouver ? Voici la page qui convient le mieux : ${ourPage}`,
};
