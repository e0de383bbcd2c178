import type { WritingKind } from '@pagewright/contract/content';
import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { writingMessages as english } from './messages.ts';

const NAMES: Readonly<Record<WritingKind, string>> = {
  draft: 'Rédiger cette section',
  continue: 'Continuer la rédaction',
  rewrite: 'Reformuler',
  shorten: 'Raccourcir',
  simplify: 'Simplifier',
  titles: 'Proposer des titres',
  descriptions: 'Proposer des méta-descriptions',
};
const DONE: Readonly<Record<WritingKind, string>> = {
  draft: 'Brouillon',
  continue: 'Suite',
  rewrite: 'Reformulé',
  shorten: 'Raccourci',
  simplify: 'Simplifié',
  titles: 'Titres',
  descriptions: 'Méta-descriptions',
};

/** Texts of AI writing in the editor, in French. */
export const writingMessages: Translation<typeof english> = (format) => {
  const suggestions = { one: '# suggestion', other: '# suggestions' };
  return {
    write: 'Rédiger',
    writeSelection: 'Rédiger : reformuler la sélection',
    name: (kind) => NAMES[kind],
    missing: (missing, mayConnect): string => {
      if (missing === 'pages')
        return 'Nécessite des pages à citer ou un modèle de langage. Ajoutez des pages concurrentes à côté du score.';
      if (missing === 'keyword') return 'Nécessite un mot-clé principal. Saisissez-le à côté du texte.';
      return mayConnect
        ? 'Nécessite un modèle de langage, et aucun n’est connecté.'
        : 'Nécessite un modèle de langage. Un administrateur peut en connecter un.';
    },
    connectModel: 'Connecter un modèle dans les réglages',
    browserModel: (isChosen) =>
      isChosen ? 'Ne plus utiliser le modèle de ce navigateur' : 'Utiliser le modèle de ce navigateur',
    browserModelHelp: (state) => {
      const here =
        'Le modèle fonctionne sur cet ordinateur : votre texte n’est envoyé à aucun service de modèles.';
      return state === 'available' ? here : `${here} Le navigateur le télécharge d’abord, une seule fois.`;
    },
    writingHere: 'Le modèle de ce navigateur écrit',
    fetchingModel: (share) => `Le navigateur télécharge son modèle : ${format.percent(share)}`,
    browserFailed: 'Le modèle de ce navigateur n’a pas répondu. Réessayez ou utilisez le moteur intégré.',
    region: 'Suggestions',
    done: (kind) => DONE[kind],
    place: (at, of) => `Suggestion ${format.number(at)} sur ${format.number(of)}`,
    previous: 'Suggestion précédente',
    next: 'Suggestion suivante',
    accept: 'Accepter',
    reject: 'Refuser',
    acceptAll: 'Tout accepter',
    rejectAll: 'Tout refuser',
    builtIn: 'Moteur intégré',
    extracted: 'extrait ; à reformuler avant publication',
    sources: 'D’après',
    noSources: 'Ne repose sur aucune page',
    ownWords: 'D’après vos propres mots',
    untitled: 'Page sans titre',
    effect: (points) =>
      points === 0
        ? 'Le score ne change pas'
        : `${points > 0 ? '+' : '−'}${format.plural(Math.abs(points), { one: '# point', other: '# points' })}`,
    effectUnknown: 'Effet sur le score : —',
    effectComing: 'Calcul du score…',
    unsourced: 'Sans source : aucune page des preuves ne l’affirme',
    checked: 'Seuls les chiffres, citations, études, noms et liens ont été vérifiés',
    unsourcedList: (words) => `Sans source : ${words}`,
    cancel: 'Annuler',
    dismiss: 'Fermer',
    again: 'Réessayer',
    useBuiltIn: 'Utiliser le moteur intégré',
    nothingSelected: 'Placez le curseur dans un paragraphe, ou sélectionnez le texte à reformuler.',
    tooMuch: 'Sélectionnez au plus 20 paragraphes de 6 000 caractères au plus chacun.',
    saveFirst: 'Le contenu n’a pas pu être enregistré. Enregistrez-le, puis réessayez.',
    changedMeanwhile: 'Le texte a été modifié pendant la rédaction de la suggestion. Réessayez.',
    came: (kind, count) => `${DONE[kind]} : ${format.plural(count, suggestions)} à accepter ou à refuser`,
    accepted: (count) =>
      format.plural(count, { one: '# suggestion acceptée', other: '# suggestions acceptées' }),
    rejected: (count) =>
      format.plural(count, { one: '# suggestion refusée', other: '# suggestions refusées' }),
    undo: 'Annuler l’action',
    dropped: (count) =>
      format.plural(count, {
        one: 'Une suggestion a été abandonnée : sa place dans le texte n’existe plus.',
        other: '# suggestions ont été abandonnées : leur place dans le texte n’existe plus.',
      }),
    broughtBack: (count) =>
      format.plural(count, {
        one: '# suggestion précédente, encore à examiner',
        other: '# suggestions précédentes, encore à examiner',
      }),
    leftOut: (count) =>
      format.plural(count, {
        one: '# adresse absente des preuves a été retirée.',
        other: '# adresses absentes des preuves ont été retirées.',
      }),
    cancelled: 'Annulé. Le texte est inchangé.',
    proposals: (kind) => (kind === 'titles' ? 'Titres suggérés' : 'Méta-descriptions suggérées'),
    proposalsBy: (who) => `${who}. Choisir une proposition remplit le champ ; rien d’autre ne change.`,
    pixels: (found, most) => `${format.number(found)} pixels sur ${format.number(most)}`,
    tooWide: 'est coupé',
    asTitle: 'Utiliser comme titre',
    asMetaTitle: 'Utiliser comme méta-titre',
    asDescription: 'Utiliser',
    filled: 'Le champ a été rempli.',
  };
};
