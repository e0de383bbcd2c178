import type { pageKindMessages as english } from './page-kind-messages.ts';

/** Names of page types, by the engine's codes, in French. */
export const pageKindMessages: typeof english = {
  kind_article: 'Article',
  kind_case_study: 'Étude de cas',
  kind_category: 'Page de catégorie',
  kind_comparison: 'Comparatif',
  kind_definition: 'Définition',
  kind_discussion: 'Discussion',
  kind_faq: 'Questions et réponses',
  kind_guide: 'Guide',
  kind_how_to: 'Tutoriel',
  kind_landing: 'Page d’accueil ou de destination',
  kind_listicle: 'Article en liste',
  kind_news: 'Actualité',
  kind_overview: 'Vue d’ensemble',
  kind_product: 'Page produit',
  kind_research: 'Étude',
  kind_review: 'Test',
  kind_tool: 'Outil',
  kind_video: 'Vidéo',
};
