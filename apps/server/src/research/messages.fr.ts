import type { ResearchSentences } from './messages.en.ts';

const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
const number = new Intl.NumberFormat('fr');

export const french: ResearchSentences = {
  page_not_html: 'Cette adresse ne renvoie pas de page web.',
  page_without_text: 'Aucun article n’a été trouvé sur cette page.',
  page_refused: (status) => `Cette adresse renvoie le statut ${status} au lieu d’une page.`,
  robots_forbid: 'Le fichier robots.txt du site n’autorise pas la lecture de cette page.',
  robots_unavailable:
    'Le robots.txt du site n’a pas pu être lu ; la page n’a donc pas été ouverte. Réessayez plus tard.',
  site_asks_to_wait: (seconds) =>
    `Le site demande aux robots d’attendre ${seconds} secondes entre les pages. Réessayez plus tard.`,
  page_unreadable: 'Cette page n’a pas pu être lue.',
  page_too_slow: 'Cette page a mis trop de temps à se charger. Réessayez plus tard.',
  site_too_slow:
    'Le site répond lentement : seule une partie a été lue. Relancez l’analyse plus tard pour en lire davantage.',
  site_without_subject: (subjects) =>
    `Aucune adresse de ce site ne mentionne ${subjects.map((one) => `« ${one} »`).join(' ou ')}. Indiquez la page plutôt que le site.`,
  no_network: 'Aucune source de recherche n’est joignable. Le serveur semble hors ligne.',
  no_source: 'Aucune source de recherche n’a répondu.',
  no_pages: 'Aucune des pages trouvées n’a pu être lue.',
  pages_saved: (keyword, savedAt) =>
    `Cette fois, aucune page n’a été trouvée ni indiquée. Les pages comparées ont été enregistrées lors de la dernière recherche sur « ${keyword} », le ${day.format(savedAt)}.`,
  pasteText: 'Collez plutôt son texte.',
  pastePages: 'Collez ou importez plutôt les pages concurrentes.',
  nameSites: 'Indiquez les sites à lire, ou connectez une source de recherche dans Réglages.',
  pages_cut: (cut, all, { characters, blocks }) =>
    `${cut} ${all === 1 ? 'page' : 'pages'} sur ${all} ${cut === 1 ? 'est trop longue pour être lue' : 'sont trop longues pour être lues'} en entier : les résultats n’utilisent que les ${number.format(characters)} premiers caractères et les ${number.format(blocks)} premiers paragraphes d’une page.`,
};
