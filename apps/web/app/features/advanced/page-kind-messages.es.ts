import type { pageKindMessages as english } from './page-kind-messages.ts';

/** Names of page types, by the engine's codes, in Spanish. */
export const pageKindMessages: typeof english = {
  kind_article: 'Artículo',
  kind_case_study: 'Caso de éxito',
  kind_category: 'Página de categoría',
  kind_comparison: 'Comparativa',
  kind_definition: 'Definición',
  kind_discussion: 'Debate',
  kind_faq: 'Preguntas y respuestas',
  kind_guide: 'Guía',
  kind_how_to: 'Tutorial',
  kind_landing: 'Página de inicio o de destino',
  kind_listicle: 'Artículo en forma de lista',
  kind_news: 'Noticia',
  kind_overview: 'Panorama general',
  kind_product: 'Página de producto',
  kind_research: 'Estudio',
  kind_review: 'Reseña',
  kind_tool: 'Herramienta',
  kind_video: 'Vídeo',
};
