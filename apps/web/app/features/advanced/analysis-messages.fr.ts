import type { analysisMessages as english } from './analysis-messages.ts';

/** Names of tabs and analyses, in French. */
export const analysisMessages: typeof english = {
  'tab_content-scoring': 'Score en direct',
  'tab_ai-optimization': 'Optimisation pour l’IA',
  'tab_competitive-intel': 'Veille concurrentielle',
  'tab_multi-intent': 'Stratégie multi-intention',
  'tab_backlink-finder': 'Recherche de backlinks',
  tab_comprehensive: 'Analyse complète',
  'tab_predictive-analytics': 'Analyse prédictive',
  'tab_content-promotion': 'Promotion du contenu',

  'analysis_live-score': 'Score du contenu',
  'analysis_keyword-density': 'Densité des mots-clés',
  'analysis_serp-integration': 'Intégration à la SERP',
  'analysis_semantic-completeness': 'Couverture sémantique',
  'analysis_analyze-patterns': 'Schémas de réponse',
  'analysis_voice-search-outline': 'Plan pour la recherche vocale',
  'analysis_track-gaps': 'Lacunes de contenu',
  'analysis_check-alerts': 'Alertes sur les concurrents',
  'analysis_track-freshness': 'Fraîcheur',
  'analysis_analyze-strategy': 'Stratégie d’un concurrent',
  'analysis_analyze-intent': 'Mélange d’intentions',
  'analysis_create-strategy': 'Stratégie par intention',
  'analysis_funnel-opportunities': 'Opportunités du tunnel',
  'analysis_keyword-list': 'Liste de mots-clés',
  'analysis_analyze-competitors': 'Opportunités de liens',
  'analysis_broken-links': 'Liens rompus',
  'analysis_unlinked-mentions': 'Mentions sans lien',
  'analysis_generate-outreach': 'Brouillons de prise de contact',
  'analysis_comprehensive-analysis': 'Analyse complète',
  'analysis_forecast-performance': 'Prévision de performance',
  'analysis_emerging-topics': 'Sujets émergents',
  'analysis_find-syndication-partners': 'Partenaires de syndication',
  'analysis_generate-social-snippets': 'Publications sociales',

  'about_live-score':
    'Note un texte pendant que vous l’écrivez et explique chaque point, par rapport aux pages classées sur son mot-clé.',
  'about_keyword-density':
    'Compte chaque mot-clé sous toutes ses formes, avec la plage dans laquelle il se lit naturellement.',
  'about_serp-integration':
    'Étudie le mot-clé et indique dans quelle mesure le texte répond à ce que montre sa page de résultats.',
  'about_semantic-completeness':
    'Indique quels termes et quelles questions du sujet le texte couvre, et ce que rapporterait chaque ajout.',
  'about_analyze-patterns':
    'Montre ce que font les pages sur ces mots-clés pour être citées par les moteurs de réponse, et ce que les gens demandent.',
  'about_voice-search-outline':
    'Prépare de courtes réponses orales, tirées des preuves, aux questions que les gens posent à voix haute.',
  'about_track-gaps':
    'Trouve les mots-clés pour lesquels vos concurrents ont une page et vous n’en avez pas.',
  'about_check-alerts': 'Indique ce qui a changé sur les pages des concurrents depuis leur dernière lecture.',
  'about_track-freshness': 'Indique lesquelles de vos pages ne sont plus à jour, et que faire de chacune.',
  'about_analyze-strategy':
    'Décrit ce que publie le premier concurrent que vous indiquez, à quel rythme, et où sont ses faiblesses.',
  'about_analyze-intent':
    'Indique ce que veulent les personnes qui cherchent le mot-clé, avec les signaux à l’appui.',
  'about_create-strategy': 'Planifie une page pour chaque intention derrière un mot-clé.',
  'about_funnel-opportunities':
    'Répartit les mots-clés entre les étapes de l’entonnoir et montre celles pour lesquelles vous n’avez pas de contenu.',
  'about_keyword-list':
    'Montre le volume, la difficulté et le CPC de 500 mots-clés au plus, quand une source connectée les connaît, avec intention et groupes.',
  'about_analyze-competitors': 'Trouve les pages qui font un lien vers vos concurrents, mais pas vers vous.',
  'about_broken-links': 'Trouve les liens rompus sur les pages des concurrents, chacun vérifié deux fois.',
  'about_unlinked-mentions': 'Trouve les mentions de votre marque sans lien vers vous.',
  'about_generate-outreach':
    'Rédige un e-mail pour chaque page de votre liste que personne n’a encore contactée. Vous les envoyez vous-même.',
  'about_comprehensive-analysis':
    'Lance toutes les parties en parallèle et se termine par les trois plus grands gains.',
  'about_forecast-performance':
    'Prévoit l’intérêt pour un sujet, avec des intervalles, et s’évalue une fois les chiffres réels connus.',
  'about_emerging-topics':
    'Trouve les sujets qui progressent plus vite que leur propre historique ne le laissait prévoir.',
  'about_find-syndication-partners':
    'Trouve des sites qui publient sur le sujet et qui reprennent les articles d’autrui ou y renvoient.',
  'about_generate-social-snippets':
    'Rédige des publications à partir du texte, qui respectent exactement les limites de chaque plateforme.',
};
