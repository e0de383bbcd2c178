import type { ResearchSentences } from './messages.en.ts';

const number = new Intl.NumberFormat('fr');

/** The same in French. */
export const french: ResearchSentences = {
  page_not_html: 'Cette adresse ne renvoie pas de page web.',
  page_without_text: 'Aucun article n’a été trouvé sur cette page. Collez plutôt son texte.',
  page_refused: (status) => `Cette adresse renvoie le statut ${status} au lieu d’une page.`,
  robots_forbid:
    'Le site demande aux programmes de ne pas lire cette page (robots.txt). Ouvrez-la vous-même et collez-la.',
  robots_unavailable:
    'Le site ne dit pas pour l’instant ce que les programmes peuvent lire. Réessayez plus tard, ou collez la page.',
  site_asks_to_wait: (seconds) =>
    `Le site demande aux programmes d’attendre ${seconds} secondes avant la page suivante. Réessayez plus tard, ou collez la page.`,
  page_unreadable: 'Cette page n’a pas pu être lue. Collez plutôt son texte.',
  page_too_slow: 'Cette page n’a pas été lue à temps. Réessayez plus tard, ou collez-la.',
  site_too_slow:
    'Le site répond lentement : seule une partie a été lue. Relancez l’analyse plus tard pour en lire davantage.',
  site_without_subject: (subjects) =>
    `Aucune adresse de ce site ne mentionne ${subjects.map((one) => `« ${one} »`).join(' ou ')}. Indiquez la page plutôt que le site.`,
  no_network:
    'Ce serveur n’atteint aucune source de recherche : il semble ne pas être connecté à internet. Collez ou importez plutôt les pages concurrentes.',
  no_source: 'Aucune source de recherche n’a répondu. Collez ou importez plutôt les pages concurrentes.',
  no_pages: 'Aucune des pages trouvées n’a pu être lue. Collez ou importez plutôt les pages concurrentes.',
  pages_cut: (cut, all, { characters, blocks }) =>
    `${cut} ${all === 1 ? 'page' : 'pages'} sur ${all} ${cut === 1 ? 'est trop longue pour être lue' : 'sont trop longues pour être lues'} en entier : les résultats n’utilisent que les ${number.format(characters)} premiers caractères et les ${number.format(blocks)} premiers paragraphes d’une page.`,
};
