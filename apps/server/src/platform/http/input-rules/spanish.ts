import type { InputFormat, InputMeasure, InputRule, InputType } from './input-rule.ts';

const TYPES: Readonly<Record<InputType, string>> = {
  text: 'un texto',
  number: 'un número',
  whole: 'un número entero',
  flag: 'verdadero o falso (true o false)',
  list: 'una lista',
  object: 'un objeto',
  date: 'una fecha',
  nothing: 'null',
};
const FORMATS: Readonly<Record<InputFormat, string>> = {
  email: 'Introduce una dirección de correo válida',
  url: 'Introduce una URL válida',
  date: 'Debe ser una fecha, como 2026-11-22',
  moment: 'Debe ser una fecha y hora, como 2026-11-22T10:00:00Z',
  time: 'Debe ser una hora, como 09:00',
  id: 'Debe ser un identificador',
  pattern: 'Contiene caracteres que aquí no se permiten',
};
const numbers = new Intl.NumberFormat('es');
const either = new Intl.ListFormat('es', { type: 'disjunction' });

function amount(of: InputMeasure, limit: number): string {
  const number = numbers.format(limit);
  if (of === 'characters') return `${number} ${limit === 1 ? 'carácter' : 'caracteres'}`;
  if (of === 'entries') return `${number} ${limit === 1 ? 'elemento' : 'elementos'}`;
  return of === 'bytes' ? `${number} bytes` : number;
}

/** What an input has to be, in Spanish. */
export function spanish(rule: InputRule): string {
  switch (rule.kind) {
    case 'required':
      return 'Este campo es obligatorio';
    case 'type':
      return `Debe ser ${either.format(rule.types.map((type) => TYPES[type]))}`;
    case 'at_most':
      return rule.of === 'value'
        ? `Debe ser como máximo ${amount(rule.of, rule.limit)}`
        : `Debe tener como máximo ${amount(rule.of, rule.limit)}`;
    case 'at_least':
      return rule.of === 'value'
        ? `Debe ser como mínimo ${amount(rule.of, rule.limit)}`
        : `Debe tener como mínimo ${amount(rule.of, rule.limit)}`;
    case 'less':
      return `Debe ser menor que ${amount(rule.of, rule.limit)}`;
    case 'more':
      return `Debe ser mayor que ${amount(rule.of, rule.limit)}`;
    case 'multiple':
      return `Debe ser múltiplo de ${numbers.format(rule.limit)}`;
    case 'format':
      return FORMATS[rule.format];
    case 'one_of':
      return `Debe ser ${either.format(rule.values)}`;
    case 'unknown_fields':
      return `No existe ese campo: ${rule.fields.join(', ')}`;
    case 'other':
      return 'No tiene la forma que se espera aquí';
  }
}
