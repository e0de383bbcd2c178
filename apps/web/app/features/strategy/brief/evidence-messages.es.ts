import type { Translation } from '../../../lib/messages/define-messages.ts';
import { codeLabel } from '../../../lib/messages/code-label.ts';
import type { groundMessages as english } from './evidence-messages.ts';

/** What would set an article apart. */
const angles = {
  answer_the_unanswered: 'Responder lo que ninguna página comparada responde',
  prove_it: 'Demostrarlo: la mayoría de las páginas da cifras sin fuentes',
  say_it_simply: 'Decirlo con sencillez: la mayoría de las páginas son difíciles de leer',
  treat_it_whole: 'Tratarlo por completo: ninguna página comparada lo hace',
};

/** The facts of the evidence, in Spanish. */
export const groundMessages: Translation<typeof english> = (format) => ({
  keyword_given: () => 'Has introducido tú esta palabra clave.',
  idea_whole: () => 'Son las palabras de tu idea.',
  idea_names: ({ text }) => `Tu idea dice que trata de «${text}».`,
  idea_phrase: ({ text, value }) =>
    `«${text}» dice de qué trata tu idea (fuerza: ${format.number(Math.round((value ?? 0) * 100))} de 100).`,
  audience_given: () => 'Estos lectores los has indicado tú.',
  audience_in_idea: () => 'Tu idea nombra a estos lectores.',
  title_names_level: ({ text }) => `Un título indica el nivel: «${text}».`,
  page_grade: ({ value }) =>
    `Una página se lee con un nivel escolar de ${format.number(Math.round(value ?? 0))}.`,
  no_pages: () => 'Ninguna página comparada dice más que la propia palabra clave.',
  intent_sign: ({ text }) => `Señal: ${text}.`,
  angle: ({ text, detail, value }) => {
    const pages = value === null ? '' : ` (${format.plural(value, { one: '# página', other: '# páginas' })})`;
    return `${codeLabel(angles, text ?? '', text ?? '')}${detail === null ? '' : `: «${detail}»`}${pages}`;
  },
  keyword_page: ({ text, detail }) => `«${text}» aparece en un encabezado: «${detail}».`,
  keyword_suggestion: ({ text }) => `Un buscador sugiere «${text}».`,
  keyword_template: ({ text }) =>
    `«${text}» es una forma habitual de buscar; no se ha visto en ninguna página.`,
  keyword_term: ({ text, value }) =>
    `«${text}» aparece en ${format.plural(value ?? 0, { one: '# página', other: '# páginas' })}.`,
  section_heading: ({ text, detail }) => `«${text}»: una página tiene el encabezado «${detail}».`,
  section_phrases: ({ text }) => `«${text}»: hay páginas que hablan de ello sin encabezado.`,
  section_question: ({ text }) => `«${text}»: hay páginas que tratan esta pregunta sin encabezado.`,
  section_gap: ({ text }) => `«${text}»: no está en ninguna página comparada.`,
  section_template: ({ text }) => `«${text}»: los artículos de este tipo suelen tenerlo.`,
  section_idea: ({ text }) => `«${text}»: lo pide tu idea.`,
  section_faq: ({ text }) => `«${text}»: para las preguntas que no necesitan su propia sección.`,
  section_own: ({ text }) => `«${text}» es tuyo.`,
});
