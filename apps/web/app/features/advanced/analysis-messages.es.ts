import type { analysisMessages as english } from './analysis-messages.ts';

/** Names of tabs and analyses, in Spanish. */
export const analysisMessages: typeof english = {
  'tab_content-scoring': 'Puntuación en vivo',
  'tab_ai-optimization': 'Optimización para IA',
  'tab_competitive-intel': 'Inteligencia competitiva',
  'tab_multi-intent': 'Estrategia de intenciones',
  'tab_backlink-finder': 'Buscador de backlinks',
  tab_comprehensive: 'Análisis completo',
  'tab_predictive-analytics': 'Análisis predictivo',
  'tab_content-promotion': 'Promoción de contenido',

  'analysis_live-score': 'Puntuación del contenido',
  'analysis_keyword-density': 'Densidad de palabras clave',
  'analysis_serp-integration': 'Integración con la SERP',
  'analysis_semantic-completeness': 'Cobertura semántica',
  'analysis_analyze-patterns': 'Patrones de respuesta',
  'analysis_voice-search-outline': 'Esquema para búsqueda por voz',
  'analysis_track-gaps': 'Huecos de contenido',
  'analysis_check-alerts': 'Alertas de competidores',
  'analysis_track-freshness': 'Actualidad',
  'analysis_analyze-strategy': 'Estrategia de un competidor',
  'analysis_analyze-intent': 'Mezcla de intenciones',
  'analysis_create-strategy': 'Estrategia por intención',
  'analysis_funnel-opportunities': 'Oportunidades del embudo',
  'analysis_keyword-list': 'Lista de palabras clave',
  'analysis_analyze-competitors': 'Oportunidades de enlaces',
  'analysis_broken-links': 'Enlaces rotos',
  'analysis_unlinked-mentions': 'Menciones sin enlace',
  'analysis_generate-outreach': 'Borradores de contacto',
  'analysis_comprehensive-analysis': 'Análisis completo',
  'analysis_forecast-performance': 'Previsión de rendimiento',
  'analysis_emerging-topics': 'Temas emergentes',
  'analysis_find-syndication-partners': 'Socios de redifusión',
  'analysis_generate-social-snippets': 'Publicaciones para redes',

  'about_live-score':
    'Puntúa un texto mientras lo escribes y explica cada punto, en comparación con las páginas que posicionan para su palabra clave.',
  'about_keyword-density':
    'Cuenta cada palabra clave en todas sus formas, con el intervalo en el que se lee con naturalidad.',
  'about_serp-integration':
    'Investiga la palabra clave e indica hasta qué punto el texto responde a lo que muestra su página de resultados.',
  'about_semantic-completeness':
    'Indica qué términos y preguntas del tema cubre el texto, y cuánto aportaría añadir cada uno.',
  'about_analyze-patterns':
    'Muestra qué hacen las páginas sobre estas palabras clave para que las citen los motores de respuesta, y qué pregunta la gente.',
  'about_voice-search-outline':
    'Prepara respuestas habladas breves, tomadas de las pruebas, a las preguntas que la gente hace por voz.',
  'about_track-gaps': 'Encuentra palabras clave para las que tus competidores tienen una página y tú no.',
  'about_check-alerts':
    'Indica qué ha cambiado en las páginas de los competidores desde la última vez que se leyeron.',
  'about_track-freshness': 'Indica cuáles de tus páginas están desactualizadas y qué hacer con cada una.',
  'about_analyze-strategy':
    'Describe qué publica el primer competidor que indiques, con qué frecuencia y dónde flojea.',
  'about_analyze-intent': 'Indica qué quieren quienes buscan la palabra clave y las señales de ello.',
  'about_create-strategy': 'Planifica una página para cada intención de búsqueda de una palabra clave.',
  'about_funnel-opportunities':
    'Reparte las palabras clave entre las etapas del embudo y muestra aquellas para las que no tienes contenido.',
  'about_keyword-list':
    'Muestra volumen, dificultad y CPC de hasta 500 palabras clave cuando una fuente conectada los conoce, con intención y grupos.',
  'about_analyze-competitors': 'Encuentra páginas que enlazan a tus competidores, pero no a ti.',
  'about_broken-links':
    'Encuentra enlaces rotos en las páginas de los competidores, cada uno comprobado dos veces.',
  'about_unlinked-mentions': 'Encuentra menciones de tu marca que no te enlazan.',
  'about_generate-outreach':
    'Redacta un correo para cada página de tu lista con la que nadie ha contactado todavía. Los envías tú.',
  'about_comprehensive-analysis': 'Ejecuta todas las partes a la vez y termina con las tres mayores mejoras.',
  'about_forecast-performance':
    'Prevé el interés por un tema, con intervalos, y se evalúa cuando se conocen los datos reales.',
  'about_emerging-topics': 'Encuentra temas que crecen más rápido de lo que sugiere su propio historial.',
  'about_find-syndication-partners':
    'Encuentra sitios que publican sobre el tema y que aceptan o enlazan artículos ajenos.',
  'about_generate-social-snippets':
    'Redacta publicaciones a partir del texto, que se ajustan exactamente a los límites de cada plataforma.',
};
