import { isQuestion } from '../answers/question.ts';

type Reading = readonly [RegExp, string];

/** Question openings, since people type no question marks. */
const OPENERS: Readonly<Record<string, RegExp>> = {
  es: /^¿?(?:cómo|como|qué|que|cuánt[oa]s?|cuant[oa]s?|cuándo|cuando|dónde|donde|por qu[eé]|para qu[eé]|quién(?:es)?|cuál(?:es)?)\s/i,
  fr: /^(?:comment|pourquoi|combien|quand|où|qui|que|quel(?:le)?s?|est-ce qu|qu['’])/i,
};

/** Headings that stand for one question, whatever the number and gender of their subject. */
const READINGS: Readonly<Record<string, readonly Reading[]>> = {
  en: [
    [
      /^(?:the )?(cost|price|size|weight|history|origin|meaning|definition|purpose) of (.+)$/i,
      'What is the {noun} of {b}?',
    ],
    [
      /^(?:the )?(?:(?:main|key|top|many) )?(benefits|advantages|disadvantages|drawbacks|risks|types|kinds|uses|causes|signs|symptoms|side effects|pros and cons|parts) of (.+)$/i,
      'What are the {noun} of {b}?',
    ],
    [/^(.+?) (?:vs\.?|versus) (.+)$/i, 'What is the difference between {a} and {b}?'],
  ],
  es: [
    [
      /^(?:los )?(?:principales )?(beneficios|riesgos|tipos|usos|síntomas|inconvenientes) (de(?:l| la| los| las)? .+)$/i,
      '¿Cuáles son los {noun} {b}?',
    ],
    [
      /^(?:las )?(?:principales )?(ventajas|desventajas|causas|partes) (de(?:l| la| los| las)? .+)$/i,
      '¿Cuáles son las {noun} {b}?',
    ],
    [
      /^(?:el )?(precio|coste|costo|peso|tamaño|origen|significado) (de(?:l| la| los| las)? .+)$/i,
      '¿Cuál es el {noun} {b}?',
    ],
    [/^(.+?) (?:vs\.?|versus|frente a) (.+)$/i, '¿Qué diferencia hay entre {a} y {b}?'],
  ],
  fr: [
    [
      /^(?:les )?(?:principaux )?(avantages|inconvénients|bienfaits|risques|types|usages|symptômes) (d(?:e |es |u |['’]).+)$/i,
      'Quels sont les {noun} {b} ?',
    ],
    [
      /^(?:les )?(?:principales )?(causes|parties|étapes) (d(?:e |es |u |['’]).+)$/i,
      'Quelles sont les {noun} {b} ?',
    ],
    [/^(?:le )?(prix|coût|poids|sens) (d(?:e |es |u |['’]).+)$/i, 'Quel est le {noun} {b} ?'],
    [/^(.+?) (?:vs\.?|versus|contre) (.+)$/i, 'Quelle est la différence entre {a} et {b} ?'],
  ],
};

/** Whether a line is a question, with or without its mark. */
export function isQuestionLine(text: string, language: string): boolean {
  return isQuestion(text) || OPENERS[language]?.test(text.trim()) === true;
}

/** The question a heading stands for; null for a generic one such as 'Storage'. */
export function questionOfHeading(heading: string, language: string): string | null {
  const text = heading.trim().replace(/[.:!…]+$/, '');
  for (const [pattern, question] of READINGS[language] ?? []) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const [, first = '', second = ''] = found;
    return question
      .replace('{noun}', () => first.toLowerCase())
      .replace('{a}', () => first)
      .replace('{b}', () => second.trim());
  }
  return null;
}
