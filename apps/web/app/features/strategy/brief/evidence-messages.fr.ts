import type { Translation } from '../../../lib/messages/define-messages.ts';
import { codeLabel } from '../../../lib/messages/code-label.ts';
import type { groundMessages as english } from './evidence-messages.ts';

/** What would set an article apart. */
const angles = {
  answer_the_unanswered: 'Répondre à ce à quoi aucune page comparée ne répond',
  prove_it: 'Le prouver : la plupart des pages donnent des chiffres sans source',
  say_it_simply: 'Le dire simplement : la plupart des pages sont difficiles à lire',
  treat_it_whole: 'Traiter le sujet en entier : aucune page comparée ne le fait',
};

/** The facts of the evidence, in French. */
export const groundMessages: Translation<typeof english> = (format) => ({
  keyword_given: () => 'Vous avez saisi ce mot-clé.',
  idea_whole: () => 'Ce sont les mots de votre idée.',
  idea_names: ({ text }) => `Votre idée dit porter sur « ${text} ».`,
  idea_phrase: ({ text, value }) =>
    `« ${text} » dit de quoi parle votre idée (force : ${format.number(Math.round((value ?? 0) * 100))} sur 100).`,
  audience_given: () => 'Vous avez indiqué ces lecteurs.',
  audience_in_idea: () => 'Votre idée nomme ces lecteurs.',
  title_names_level: ({ text }) => `Un titre indique le niveau : « ${text} ».`,
  page_grade: ({ value }) =>
    `Une page se lit à un niveau scolaire de ${format.number(Math.round(value ?? 0))}.`,
  no_pages: () => 'Aucune page comparée n’en dit plus que le mot-clé lui-même.',
  intent_sign: ({ text }) => `Signal : ${text}.`,
  angle: ({ text, detail, value }) => {
    const pages = value === null ? '' : ` (${format.plural(value, { one: '# page', other: '# pages' })})`;
    const quotation = detail === null ? '' : ` : « ${detail} »`;
    return `${codeLabel(angles, text ?? '', text ?? '')}${quotation}${pages}`;
  },
  keyword_page: ({ text, detail }) => `« ${text} » figure dans un titre : « ${detail} ».`,
  keyword_suggestion: ({ text }) => `Un moteur de recherche suggère « ${text} ».`,
  keyword_template: ({ text }) =>
    `« ${text} » est une façon courante de chercher ; aucune page ne l’a montré.`,
  keyword_term: ({ text, value }) =>
    `« ${text} » est employé par ${format.plural(value ?? 0, { one: '# page', other: '# pages' })}.`,
  section_heading: ({ text, detail }) => `« ${text} » : une page a l’intertitre « ${detail} ».`,
  section_phrases: ({ text }) => `« ${text} » : des pages en parlent sans intertitre.`,
  section_question: ({ text }) => `« ${text} » : des pages traitent cette question sans intertitre.`,
  section_gap: ({ text }) => `« ${text} » : aucune page comparée n’en parle.`,
  section_template: ({ text }) => `« ${text} » : de tels articles l’ont d’habitude.`,
  section_idea: ({ text }) => `« ${text} » : votre idée le demande.`,
  section_faq: ({ text }) => `« ${text} » : pour les questions qui n’ont pas besoin de leur propre section.`,
  section_own: ({ text }) => `« ${text} » vient de vous.`,
});
