import type { FreshnessAction, FreshnessFinding, StrategyFinding } from '@pagewright/engine';
import type { FindingParts, AlertParts } from './messages.en.ts';
import type { IntelligenceSentences } from './messages.en.ts';

const number = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 });
const plural = new Intl.PluralRules('fr');

type Saying<Finding extends { readonly code: string; readonly values: object }> = (
  finding: FindingParts<Finding>,
) => string;

function counted(count: unknown, one: string, many: string): string {
  const value = Number(count);
  return `${number.format(value)} ${plural.select(value) === 'one' ? one : many}`;
}

/** « 1 page sur 3 n’a pas d’auteur. », « 2 pages sur 3 n’ont pas d’auteur. » */
function ofPages(one: string, many: string): Saying<StrategyFinding> {
  return ({ values }) => {
    const count = Number(values['count']);
    const verb = plural.select(count) === 'one' ? one : many;
    return `${counted(count, 'page', 'pages')} sur ${number.format(Number(values['pages']))} ${verb}.`;
  };
}

const STRATEGY: Readonly<Record<StrategyFinding['code'], Saying<StrategyFinding>>> = {
  topic_coverage: ({ values }) =>
    `Couvre ${values['covered']} de vos ${counted(values['topics'], 'sujet', 'sujets')} traités ou suivis.`,
  article_length: ({ values }) =>
    `Ses articles sont plus longs : ${counted(values['medianWords'], 'mot', 'mots')} en médiane, les nôtres ${number.format(Number(values['ourMedianWords']))}.`,
  structured_data: ofPages('contient des données structurées', 'contiennent des données structurées'),
  faq_markup: ofPages(
    'répond à des questions avec un balisage FAQ',
    'répondent à des questions avec un balisage FAQ',
  ),
  cited_sources: ofPages('cite au moins trois sources', 'citent au moins trois sources'),
  publishing_rhythm: ({ values }) => `Publie ${counted(values['perMonth'], 'page', 'pages')} par mois.`,
  fresh_pages: ofPages(
    'a été mise à jour ces six derniers mois',
    'ont été mises à jour ces six derniers mois',
  ),
  stale_pages: ofPages('n’a pas été mise à jour depuis un an', 'n’ont pas été mises à jour depuis un an'),
  thin_pages: ofPages('compte moins de 300 mots', 'comptent moins de 300 mots'),
  missing_topics: ({ values }) => `N’a pas de page sur ${values['topics']}.`,
  topics_not_found: ({ values }) =>
    `Aucune page sur ${values['topics']} n’a été trouvée : ${number.format(Number(values['read']))} des ${number.format(Number(values['known']))} pages connues ont été lues, les autres jugées par leur adresse.`,
  missing_descriptions: ofPages('n’a pas de méta-description', 'n’ont pas de méta-description'),
  missing_authors: ofPages('ne nomme pas d’auteur', 'ne nomment pas d’auteur'),
  missing_headings: ofPages('est longue et n’a pas d’intertitres', 'sont longues et n’ont pas d’intertitres'),
  missing_image_alternatives: ofPages(
    'contient des images sans texte alternatif',
    'contiennent des images sans texte alternatif',
  ),
};

const list = (values: unknown): string =>
  (Array.isArray(values) ? values : []).map((value) => `« ${String(value)} »`).join(', ');

function sayAlert({ code, values, targetedKeywords }: AlertParts): string {
  if (code === 'new_page') return 'Une nouvelle page a été publiée.';
  if (code === 'removed_page')
    return `La page n’est plus là : elle renvoie le statut ${String(values['status'])}.`;
  if (code === 'keyword_targeted') return `La page vise désormais ${list(targetedKeywords)}.`;
  if (code === 'title_changed')
    return `Le titre est passé de « ${String(values['before'])} » à « ${String(values['after'])} ».`;
  const [added, removed] = [list(values['added']), list(values['removed'])];
  const parts = [added === '' ? '' : `ajout de ${added}`, removed === '' ? '' : `retrait de ${removed}`];
  return `Les intertitres ont changé : ${parts.filter((part) => part !== '').join(' ; ')}.`;
}

const FRESHNESS: Readonly<Record<FreshnessFinding['code'], Saying<FreshnessFinding>>> = {
  traffic_fall: ({ values }) =>
    `Les vues ont baissé de ${percent.format(Number(values['fall']))} le mois dernier, de ${values['previous']} à ${values['latest']}.`,
  traffic_seasonal_dip: ({ values }) =>
    `Les vues ont baissé de ${percent.format(Number(values['fall']))} le mois dernier, comme il y a un an : c’est sans doute saisonnier.`,
  not_changed_for_long: ({ values }) => `Non mise à jour depuis ${counted(values['days'], 'jour', 'jours')}.`,
  shorter_than_competitors: ({ values }) =>
    `Plus courte de ${percent.format(Number(values['share']))} que les pages concurrentes : ${counted(values['words'], 'mot', 'mots')} contre une médiane de ${number.format(Number(values['median']))}.`,
  dated_statements: ({ values }) =>
    `${counted(values['count'], 'affirmation se rapporte', 'affirmations se rapportent')} à une date passée${values['oldestYear'] === undefined ? '' : `, dont la plus ancienne remonte à ${values['oldestYear']}`}.`,
  dead_links: ({ values }) =>
    `${counted(values['count'], 'lien est mort', 'liens sont morts')}, par exemple ${values['first']}.`,
};

const ACTIONS: Readonly<Record<FreshnessAction, string>> = {
  review_against_results: 'Comparez-la aux pages qui se classent aujourd’hui, et ajoutez ce qui manque.',
  update_content: 'Relisez le texte et mettez-le à jour.',
  extend_content: 'Traitez ce que les pages concurrentes traitent et que celle-ci ne traite pas.',
  update_dated_statements: 'Remplacez les affirmations qui ne sont plus à jour.',
  replace_dead_links: 'Remplacez ou retirez les liens morts.',
};

/** Messages in French. */
export const french: IntelligenceSentences = {
  comparing: 'Comparaison',
  readingPages: 'Lecture des pages',
  checkingLinks: 'Vérification des liens',
  publishedItems: 'Éléments publiés',
  noPages: 'Rien n’est encore publié. Indiquez des adresses de pages, ou publiez d’abord un élément.',
  strategy: (finding) => STRATEGY[finding.code](finding),
  alert: sayAlert,
  freshness: (finding) => FRESHNESS[finding.code](finding),
  action: (action) => ACTIONS[action],
};
