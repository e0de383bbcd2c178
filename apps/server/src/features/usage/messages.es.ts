import type { UsageKind } from '@pagewright/contract/usage';
import type { UsageSentences } from './messages.en.ts';
import type { UpgradePath } from './upgrade-path.ts';

const KIND_NAMES: Readonly<Record<UsageKind, string>> = {
  seo: 'solicitudes de SEO',
  ai: 'solicitudes de IA',
};
const day = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });

function largerPlan({ canUpgrade, operator }: UpgradePath): string {
  if (canUpgrade)
    return 'Un administrador del espacio de trabajo puede cambiar de plan ahora mismo en Ajustes → Facturación.';
  return `Para un plan mayor, pide ayuda al operador de esta instalación${operator === null ? '.' : `: ${operator}.`}`;
}

/** The same in Spanish. */
export const spanish: UsageSentences = {
  exceeded: ({ kind, used, limit, resetsOn, way }) =>
    `Se han usado ${used} de ${limit} ${KIND_NAMES[kind]} de este mes. El recuento se reinicia el ${day.format(resetsOn)} (UTC). ` +
    largerPlan(way),
  largerPlan,
  sampleOnly:
    'Este es tu espacio de ejemplo. La investigación, las solicitudes de IA, las invitaciones y los planes necesitan un espacio de trabajo propio. Cambia al tuyo e inténtalo allí.',
};
