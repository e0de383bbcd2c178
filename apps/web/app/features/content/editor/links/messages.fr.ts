import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { linksMessages as english } from './messages.ts';

/** Links between a text and the own site in French. */
export const linksMessages: Translation<typeof english> = (format) => ({
  title: 'Liens internes',
  loading: 'Comparaison avec les pages de votre site...',
  failed: 'Impossible de charger les suggestions de liens',
  retry: 'Réessayer',
  saveFirst: 'Enregistrez d’abord le contenu. Les liens internes seront ensuite suggérés ici.',
  noSite: 'Votre site n’a pas encore été exploré : aucune page à lier n’est connue.',
  crawlSite: 'Aller à votre site',
  compared: (compared, read, known) =>
    `${format.number(compared)} pages de votre site comparées ; ${format.number(read)} pages lues sur ${format.number(known)} connues.`,
  again: 'Vérifier à nouveau',
  outbound: 'Ajoutez un lien vers ces pages',
  noOutbound: 'Aucune page que le texte nomme ou traite sans y renvoyer.',
  inbound: 'Ces pages devraient renvoyer ici',
  inboundHelp: 'Ajoutez ces liens sur votre site une fois le contenu publié.',
  inboundTo: (url) => `L’adresse à lier est ${url}.`,
  noInbound: 'Aucune page ne nomme ce sujet sans y renvoyer.',
  likelihood: (value) => `Probabilité qu’un rédacteur l’ajoute : ${format.percent(value)}`,
  show: (sentence) => `Montrer dans le texte : ${sentence}`,
  insert: 'Insérer le lien',
  insertNamed: (page) => `Insérer le lien vers ${page}`,
  accept: 'Accepter',
  acceptNamed: (page) => `Accepter le lien depuis ${page}`,
  reject: 'Écarter',
  rejectNamed: (page) => `Écarter la suggestion : ${page}`,
  inserted: (anchor) => `Lien posé sur « ${anchor} ».`,
  wordsGone: (anchor) =>
    `Les mots « ${anchor} » ne figurent plus dans le texte sans lien. Vérifiez à nouveau.`,
  undo: 'Annuler',
  undoNamed: (page) => `Annuler la décision : ${page}`,
  decideFailed: 'La décision n’a pas pu être enregistrée.',
  accepted: 'Acceptés',
  rejected: (count) => format.plural(count, { one: '# suggestion écartée', other: '# suggestions écartées' }),
  decided: (direction, anchor) =>
    direction === 'outbound' ? `Depuis ici, sur « ${anchor} ».` : `Depuis cette page, sur « ${anchor} ».`,
  state: (direction, isSet) => {
    if (isSet === null) return 'La page n’a pas pu être lue.';
    if (direction === 'outbound') return isSet ? 'Dans le texte.' : 'Absent du texte.';
    return isSet
      ? 'Ajouté, vu lors de la dernière exploration.'
      : 'Pas encore ajouté à la dernière exploration.';
  },
});
