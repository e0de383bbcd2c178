import type { UsageKind } from '@pagewright/contract/usage';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { usageMessages as english } from './messages.ts';

const FORMS = {
  seo: { one: '# solicitud de SEO', other: '# solicitudes de SEO' },
  ai: { one: '# solicitud de IA', other: '# solicitudes de IA' },
} as const satisfies Record<UsageKind, unknown>;

const money = (dollars: number): string =>
  dollars > 0 && dollars < 0.001 ? 'menos de 0,001 $' : `${dollars.toFixed(3).replace('.', ',')} $`;

/** Texts next to buttons that use requests, in Spanish. */
export const usageMessages: Translation<typeof english> = (format) => ({
  uses: (kind, requests) => `Usa ${format.plural(requests, FORMS[kind])}`,
  left: (count) => format.plural(count, { one: 'queda # este mes', other: 'quedan # este mes' }),
  unlimited: 'sin límite',
  needs: (kind, requests) => `Necesita ${format.plural(requests, FORMS[kind])}`,
  used: (kind, used, limit) =>
    `Este mes se han usado ${format.number(used)} de ${format.plural(limit, FORMS[kind])}.`,
  again: (day) => `Se reinicia el ${day} (UTC).`,
  askOperator: 'Para un plan mayor, consulta al operador de esta instalación.',
  upgrade: 'Mejorar el plan',
  wordedBy: (model, tokens, dollars) => {
    const count =
      tokens === null ? 'tokens desconocidos' : format.plural(tokens, { one: '# token', other: '# tokens' });
    return `Redactado por ${model} · ${count} · ${dollars === null ? 'coste —' : `${money(dollars)} (estimado)`}`;
  },
  asks: (model) => `Consulta a ${model}`,
  changeModel: 'Cambiar de modelo',
  loadingCosts: 'Cargando los costes de los modelos',
  costsFailed: 'No se pudieron cargar los costes de los modelos',
  retry: 'Reintentar',
  noCosts: 'Este mes no se usó ningún modelo de lenguaje.',
  model: 'Modelo',
  calls: 'Llamadas',
  tokens: 'Tokens',
  cost: 'Coste estimado',
  ownModel: (name) => `${name} (tu clave)`,
  total: 'Total',
  count: (value) => format.number(value),
  dollars: (dollars) => (dollars === null ? '—' : money(dollars)),
  uncounted: (calls) =>
    format.plural(calls, {
      one: '# llamada no tiene precio o tokens conocidos y no está incluida en el coste.',
      other: '# llamadas no tienen precio o tokens conocidos y no están incluidas en el coste.',
    }),
});
