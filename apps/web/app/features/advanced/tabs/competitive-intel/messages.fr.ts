import type { Gaps } from '@pagewright/contract/advanced';
import type { Translation } from '../../../../lib/messages/define-messages.ts';
import { codeLabel } from '../../../../lib/messages/code-label.ts';
import { pageKindMessages } from '../../page-kind-messages.fr.ts';
import type { intelMessages as english } from './messages.ts';

type Part = Gaps['gaps'][number]['parts'][number];

/** Texts of the competitor results, in French. */
export const intelMessages: Translation<typeof english> = (format) => ({
  gaps: 'Lacunes par opportunité',
  noGaps:
    'Aucune lacune n’a été trouvée parmi les pages ci-dessous : pour chaque mot-clé, une page à vous a été trouvée, ou aucune chez les concurrents.',
  notCertain: 'Introuvable sur vos pages lues',
  keyword: 'Mot-clé',
  opportunity: 'Opportunité',
  priority: 'Priorité',
  priority_high: 'haute',
  priority_medium: 'moyenne',
  priority_low: 'basse',
  priority_critical: 'critique',
  priority_warning: 'attention',
  priority_watch: 'à surveiller',
  priority_none: 'en ordre',
  demand: 'Recherches par mois',
  whoHas: 'Qui a une page',
  alsoMissing: 'Introuvable aussi chez',
  next: 'Étape suivante',
  write: 'Faire un plan',
  writeOn: (keyword) => `Faire le plan d’un article sur ${keyword}`,
  matrix: 'Qui couvre quoi',
  you: 'Vous',
  youAs: (site) => `Vous : ${site}`,
  own_named: (site) => `${site} est le site que vous avez indiqué comme le vôtre.`,
  own_verified: (site) => `${site} est votre domaine vérifié.`,
  own_claimed: (site) =>
    `${site} est le domaine que l’espace de travail déclare sien. Il n’est pas vérifié, ses pages sont donc lues sur le web.`,
  own_published: (site) =>
    `Vos pages sont publiées sur ${site}. Pour comparer votre vrai site, indiquez-le dans Concurrence.`,
  has: (site) => `${site} : a une page`,
  hasNot: (site) => `${site} : aucune page trouvée`,
  sign_title: 'dans son titre',
  sign_address: 'dans son adresse',
  sign_heading: 'dans un titre principal',
  sign_meaning: 'en d’autres termes, dans le titre et le texte',
  sites: 'Ce qui a été lu',
  site: 'Site',
  pagesRead: 'Pages lues',
  known: 'Adresses connues',
  readAt: 'Lu',
  problem: 'Problème',
  missed: (count) => format.plural(count, { one: '# page non lue', other: '# pages non lues' }),
  ownPages: (count) =>
    format.plural(count, {
      one: 'Comparé à # page à vous.',
      other: 'Comparé à # pages à vous.',
    }),
  noOwnPages:
    'Aucune page à vous n’a été lue, donc tous les mots-clés et tous les sujets comptent comme manquants. Publiez une page, ou indiquez votre site.',

  coverage: 'Sur quoi cela repose',
  partlyRead: (site: string, pages: number, known: number) =>
    `${site} : ${format.number(pages)} des ${format.number(known)} pages connues lues. Les autres ne sont jugées que par leur adresse.`,
  crawlToReadAll: 'Explorez ces sites dans l’audit du site pour lire toutes leurs pages',
  onlyPartRead: (site, pages, known) =>
    `${site} : ${format.number(pages)} pages lues sur ${format.number(known)} connues. Rien n’est dit sur les autres.`,
  whollyRead: (site: string, pages: number) =>
    format.plural(pages, {
      one: `${site} : # page connue lue.`,
      other: `${site} : les # pages connues ont été lues.`,
    }),
  own_workspace: (site: string) => `${site} est le site que l’espace de travail a indiqué comme le sien.`,
  own_profile: (site: string) => `${site} est le site web de votre profil.`,
  opportunityFormula:
    'L’opportunité, de 0 à 100, est une somme de parts. Si la demande est connue : demande 50, concurrents 20, proximité 20, intention 10. Sinon : concurrents 45, proximité 35, intention 20. Les points des parts inconnues reviennent aux autres. Haute à partir de 60, moyenne à partir de 40.',
  part_demand: ({ points, max }: Part) =>
    `Demande : ${format.number(points)} points sur ${format.number(max)}`,
  part_coverage: ({ points, max }: Part, having: number, competitors: number) =>
    `Concurrents ayant une page, ${format.number(having)} sur ${format.number(competitors)} : ${format.number(points)} points sur ${format.number(max)}`,
  part_nearness: ({ points, max, share }: Part) =>
    `Proximité avec vos titres, ${format.percent(share)} : ${format.number(points)} points sur ${format.number(max)}`,
  part_intent: ({ points, max }: Part) =>
    `Intention probable : ${format.number(points)} points sur ${format.number(max)}`,
  changedOn: (date: string) => `Modifiée le ${date}, comme nous l’avons vu`,
  statesDate: (date: string) => `La page elle-même indique ${date}.`,
  statesNoDate: 'La page elle-même n’indique aucune date.',
  datedStatements: 'Affirmations datées',
  datedYear: (year: number) => `${year} est passé.`,
  datedRelative: (phrase: string) => `« ${phrase} » a été écrit une année précédente.`,

  noAlerts: (since) => `Rien n’a changé dans ce qui a été lu depuis le ${format.date(since)}.`,
  firstVisit: (sites) =>
    `${sites} : première lecture. Ce qui changera désormais sera signalé à la prochaine vérification.`,
  alerts: 'Changements',
  type_new_page: 'Nouvelle page',
  type_removed_page: 'Page disparue',
  type_title_changed: 'Titre modifié',
  type_headings_changed: 'Intertitres modifiés',
  type_keyword_targeted: 'Mot-clé visé',
  seen: (moment) => `vu : ${format.dateTime(moment)}`,
  before: 'Avant',
  after: 'Après',
  notThere: 'Elle n’existait pas.',
  gone: 'Elle a disparu.',
  beforeAndAfter: 'Avant et après',

  freshness: 'Pages par urgence',
  page: 'Page',
  why: 'Pourquoi',
  whatToDo: 'Que faire',
  changed: 'Dernier changement',
  words: 'Mots',
  views: 'Vues par mois',
  timeline: 'Quand les pages ont changé',
  timelineHelp:
    'Chaque marque est une publication ou une modification des deux dernières années. Les dates antérieures ne figurent qu’en toutes lettres.',
  openItem: 'Ouvrir dans l’éditeur',
  nothingToDo: 'Rien ne plaide pour un changement.',
  leftOut: 'Inconnu, donc non évalué',
  leftOut_traffic: 'vues',
  leftOut_age: 'ancienneté',
  leftOut_competitors: 'pages concurrentes',
  leftOut_dead_links: 'liens rompus',
  leftOut_dated_statements: 'affirmations datées',
  notRead: 'Pages qui n’ont pas pu être lues',
  deadLinks: (count) => format.plural(count, { one: '# lien rompu', other: '# liens rompus' }),

  contentTypes: 'Types de pages',
  pageKind: (code) => codeLabel(pageKindMessages, `kind_${code}`, code),
  typeShare: (pages, share) =>
    `${format.plural(pages, { one: '# page', other: '# pages' })}, ${format.percent(share)}`,
  rhythm: 'Fréquence de publication',
  noRhythm: '— Moins de trois pages indiquent une date.',
  perMonth: 'Pages par mois (moyenne)',
  medianDays: 'Jours entre deux pages (médiane)',
  datedPages: 'Pages datées',
  published: 'Publiées',
  month: 'Mois',
  strengths: 'Points forts',
  weaknesses: 'Points faibles',
  noFindings: 'Aucun n’a été trouvé dans les pages lues.',
  pages: (count) => format.plural(count, { one: '# page', other: '# pages' }),
  firstPages: (count) => `${format.number(count)} premières pages`,
  covered: 'Sujets qu’il couvre',
  variants: (names) => `Aussi : ${names}`,
  missedByThem: 'Vos sujets non trouvés sur son site',
  missedByUs: 'Ses sujets non trouvés sur votre site',
  noTopics: 'Aucun.',
  unknown: '—',
  number: (value) => format.number(Math.round(value * 10) / 10),
  date: (moment) => format.date(moment),
});
