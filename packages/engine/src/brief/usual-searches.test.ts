import { expect, test } from 'vitest';
import { contentWords } from '../ideas/keyword-validation.ts';
import { createOutline } from '../outline/create-outline.ts';
import { keywordIntent } from '../plans/keyword-intent.ts';
import { expandKeyword } from '../queries/expand-keyword.ts';
import { findQuestions } from '../queries/find-questions.ts';
import { subjectTerms } from '../terms/subject-terms.ts';
import { createBrief } from './create-brief.ts';
import { asksYesOrNo } from './yes-no-question.ts';

/** Keywords of many forms. */
const KEYWORDS = {
  en: [
    'yoga',
    'insurance',
    'zorblax',
    'CRM',
    'Leeds',
    'Stanford University',
    'Deutsche Bank',
    'heat pump',
    'standing desks',
    'email marketing',
    'emergency plumber',
    'payroll software',
    'sourdough bread',
    'pet insurance',
    'home inspection',
    'conversion rate',
    'plantar fasciitis',
    'how to tie a tie',
    'how to',
    'best running shoes',
    'Notion vs Obsidian',
    'alternatives to Photoshop',
    'why is my fern turning brown',
    'how much does a roof cost',
    'is a dehumidifier worth it',
    'what is a sinking fund',
    'when to plant garlic',
    'how often should a small bakery post on instagram',
    'who pays closing costs in Texas',
    'packing checklist for hiking',
    'kayak rental Bristol',
    'things to do in Lisbon',
    '401k',
    'a b testing',
    'how to remove old wallpaper from plaster walls without damaging the plaster underneath it',
    'small business accounting software for freelance photographers in the united kingdom',
  ],
  es: [
    'yoga',
    'seguro de hogar',
    'bomba de calor',
    'cómo podar un rosal',
    'cuánto cuesta pintar un piso',
    'cursos de cocina en Sevilla',
    'mejores colchones',
    'zorblax',
    'poder notarial',
    'receta de pan de masa madre',
  ],
  fr: [
    'yoga',
    'assurance habitation',
    'pompe à chaleur',
    'comment tailler un rosier',
    'vélo électrique ou scooter',
    'meilleur matelas',
    'pourquoi mon chat ne mange pas',
    'zorblax',
    'e-mailing',
  ],
};

test.each(Object.entries(KEYWORDS))(
  'a brief without pages has secondary keywords for any keyword (%s), and none that nobody types',
  (language, keywords) => {
    for (const keyword of keywords) {
      const { secondaryKeywords } = createBrief({
        keyword,
        pages: [],
        terms: subjectTerms(keyword, []),
        outline: createOutline({ keyword, language, pages: [] }),
        intent: keywordIntent(keyword),
        questions: findQuestions({ keyword, language, pages: [] }).questions,
        expansions: expandKeyword({ keyword, language }).expansions,
      });
      const others = secondaryKeywords.map((text) => text.toLowerCase());
      expect([keyword, others.length > 0]).toEqual([keyword, true]);
      expect(others).not.toContain(keyword.toLowerCase());
      const telling = contentWords(keyword, language);
      // '401(k)' is '401k'.
      const plain = (text: string) => text.replaceAll(/[()]/g, '');
      const offSubject = others.filter(
        (text) => telling.length > 0 && !telling.some((word) => plain(text).includes(word.slice(0, 4))),
      );
      expect([keyword, offSubject]).toEqual([keyword, []]);
      const untyped = others.filter((text) => / (?:jobs|stock|zip code)$/.test(text));
      expect([keyword, untyped]).toEqual([keyword, []]);
    }
  },
);

test('a question for yes or no is told by whole words', () => {
  for (const keyword of ['do I need a permit', '¿puedo congelar arroz?', 'peut-on congeler une mousse'])
    expect([keyword, asksYesOrNo(keyword)]).toEqual([keyword, true]);
  for (const keyword of ['documentos para pedir una hipoteca', 'dog ate chocolate', 'canapés faciles'])
    expect([keyword, asksYesOrNo(keyword)]).toEqual([keyword, false]);
});
