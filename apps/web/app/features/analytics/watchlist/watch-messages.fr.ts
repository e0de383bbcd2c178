import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { watchMessages as english } from './watch-messages.ts';

/** Texts of the competitor and keyword lists, in French. */
export const watchMessages: Translation<typeof english> = (format) => ({
  lists: 'Ce qui est suivi',
  folded: (site, competitors, keywords) =>
    [
      ...(site === null ? [] : [site]),
      format.plural(competitors, { one: '# concurrent', other: '# concurrents' }),
      format.plural(keywords, { one: '# mot-clé', other: '# mots-clés' }),
    ].join(' · '),
  competitor: 'Concurrents',
  keyword: 'Mots-clés',
  competitorPlaceholder: 'exemple.com',
  keywordPlaceholder: 'récupérateur d’eau',
  addLabel_competitor: 'Ajouter un concurrent',
  addLabel_keyword: 'Ajouter un mot-clé',
  add: 'Ajouter',
  importFile: 'Importer un CSV',
  importLabel_competitor: 'Importer des concurrents depuis un fichier CSV ou texte',
  importLabel_keyword: 'Importer des mots-clés depuis un fichier CSV ou texte',
  fileTooLarge: 'Ce fichier est trop volumineux : 500 lignes au plus à la fois.',
  count: (count, limit) => `${format.number(count)} sur ${format.number(limit)}`,
  loading: 'Chargement de ce qui est suivi',
  failed: 'Les listes n’ont pas pu être chargées',
  retry: 'Réessayer',
  none_competitor: 'Aucun concurrent pour l’instant. Ajoutez un domaine.',
  none_keyword: 'Aucun mot-clé n’est encore suivi.',
  remove: (name) => `Retirer ${name}`,
  removed: (name) => `${name} n’est plus suivi.`,
  undo: 'Annuler l’action',
  removeFailed: 'Le retrait a échoué.',
  added: (count, ignored) => {
    const added = format.plural(count, { one: '# entrée ajoutée', other: '# entrées ajoutées' });
    return ignored === 0
      ? `${added}.`
      : `${added} ; ignorées, car vides ou déjà suivies : ${format.number(ignored)}.`;
  },
  refused: (names) => `Pas un domaine : ${names}.`,
  ownSite: 'Votre site',
  ownSite_named: (site: string) => `Les concurrents sont comparés à ${site}.`,
  ownSite_workspace: (site: string) => `Les concurrents sont comparés à ${site}.`,
  ownSite_verified: (site: string) => `Les concurrents sont comparés à ${site}, votre domaine vérifié.`,
  ownSite_claimed: (site: string) =>
    `Les concurrents sont comparés à ${site}, le domaine des Réglages → Publication.`,
  ownSite_profile: (site: string) => `Les concurrents sont comparés à ${site}, le site web de votre profil.`,
  ownSite_published: (site: string) =>
    `Les concurrents ne sont comparés qu’à ce que vous publiez sur ${site}. Indiquez votre site pour les y comparer.`,
  saveOwnSite: 'Enregistrer le site',
  ownSiteSaved: 'Site enregistré',
  suggestions: 'Suggestions',
  suggestionsFailed: 'Les suggestions n’ont pas pu être chargées.',
  noSuggestions: 'Plus rien à suggérer. Étudiez un mot-clé ou importez de Search Console.',
  suggest: (name) => `Ajouter ${name}`,
  why_research_competitor: (count) =>
    format.plural(count, { one: 'trouvé pour # mot-clé étudié', other: 'trouvé pour # mots-clés étudiés' }),
  why_research: 'déjà étudié',
  why_content: (count) =>
    format.plural(count, { one: 'mot-clé de # élément', other: 'mot-clé de # éléments' }),
  why_search_console: (count) =>
    format.plural(count, { one: '# clic dans Search Console', other: '# clics dans Search Console' }),
});
