import type { InputFormat, InputMeasure, InputRule, InputType } from './input-rule.ts';

const TYPES: Readonly<Record<InputType, string>> = {
  text: 'un texte',
  number: 'un nombre',
  whole: 'un nombre entier',
  flag: 'vrai ou faux (true ou false)',
  list: 'une liste',
  object: 'un objet',
  date: 'une date',
  nothing: 'null',
};
const FORMATS: Readonly<Record<InputFormat, string>> = {
  email: 'Saisissez une adresse e-mail valide',
  url: 'Saisissez une URL valide',
  date: 'Doit être une date, comme 2026-11-22',
  moment: 'Doit être une date et une heure, comme 2026-11-22T10:00:00Z',
  time: 'Doit être une heure, comme 09:00',
  id: 'Doit être un identifiant',
  pattern: 'Contient des caractères qui ne sont pas admis ici',
};
const numbers = new Intl.NumberFormat('fr');
const either = new Intl.ListFormat('fr', { type: 'disjunction' });

function amount(of: InputMeasure, limit: number): string {
  const number = numbers.format(limit);
  if (of === 'characters') return `${number} ${limit < 2 ? 'caractère' : 'caractères'}`;
  if (of === 'entries') return `${number} ${limit < 2 ? 'élément' : 'éléments'}`;
  return of === 'bytes' ? `${number} octets` : number;
}

/** What an input has to be, in French. */
export function french(rule: InputRule): string {
  switch (rule.kind) {
    case 'required':
      return 'Ce champ est obligatoire';
    case 'type':
      return `Doit être ${either.format(rule.types.map((type) => TYPES[type]))}`;
    case 'at_most':
      return rule.of === 'value'
        ? `Doit être au plus ${amount(rule.of, rule.limit)}`
        : `Doit compter au plus ${amount(rule.of, rule.limit)}`;
    case 'at_least':
      return rule.of === 'value'
        ? `Doit être au moins ${amount(rule.of, rule.limit)}`
        : `Doit compter au moins ${amount(rule.of, rule.limit)}`;
    case 'less':
      return `Doit être inférieur à ${amount(rule.of, rule.limit)}`;
    case 'more':
      return `Doit être supérieur à ${amount(rule.of, rule.limit)}`;
    case 'multiple':
      return `Doit être un multiple de ${numbers.format(rule.limit)}`;
    case 'format':
      return FORMATS[rule.format];
    case 'one_of':
      return `Doit être ${either.format(rule.values)}`;
    case 'unknown_fields':
      return `Ce champ n’existe pas : ${rule.fields.join(', ')}`;
    case 'other':
      return 'N’a pas la forme attendue ici';
  }
}
