import { markup } from '../../../../platform/http/pages/markup.ts';
import type { BlogSentences } from './messages.en.ts';

/** Messages in French. */
export const french: BlogSentences = {
  name: 'Le blog de Pagewright',
  title: 'Blog : contenu et SEO, sources à l’appui',
  description:
    'Des articles concrets sur les briefs, les lacunes de contenu, l’intention, les réponses d’IA et la mesure. Chaque chiffre a sa source, chaque article son score.',
  sharedDescription: 'Des articles utiles, tous évalués par notre propre moteur.',
  feedDescription: 'Articles sur le contenu et le SEO. Chaque chiffre a sa source.',
  heading: 'Des articles utiles, sources à l’appui',
  lead: 'Chaque chiffre a une source ou montre comment nous l’avons calculé. Chaque article affiche le score donné par notre propre moteur.',
  list: {
    label: 'Rechercher un article',
    placeholder: 'Titre, résumé ou étiquette',
    one: 'article',
    several: 'articles',
  },
  noneFound: 'Aucun article trouvé',
  noneFoundHelp: 'Essayez d’autres mots ou une autre catégorie.',
  followByRss: 'Suivre par RSS',
  categories: {
    'content-strategy': 'Stratégie de contenu',
    'seo-tips': 'Conseils SEO',
    'ai-writing': 'Écrire avec l’IA',
    'case-studies': 'Études de cas',
    tutorials: 'Tutoriels',
  },
  categoriesLabel: 'Catégories',
  all: 'Tous',
  sortBy: 'Trier par',
  newest: 'Plus récents',
  orders: { topic: 'Sujet', score: 'Score' },
  featured: 'À la une',
  score: (points) => `Score : ${points}/100`,
  minutes: (minutes) => `${minutes} min de lecture`,
  aboutArticle: 'À propos de cet article',
  sources: 'Les sources sont liées là où elles sont utilisées.',
  readNext: 'À lire ensuite',
  scoreBadge: (points) => markup`Score : ${points}/100 dans notre propre moteur`,
  scoreBasis: (keyword, known, of) =>
    `Le score vaut pour le mot-clé « ${keyword} » et repose sur ${known} parties sur ${of}. Une partie sans points a besoin d’autres pages pour comparer.`,
};
