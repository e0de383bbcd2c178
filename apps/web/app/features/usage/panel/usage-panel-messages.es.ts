import { UNLIMITED, type UsageKind } from '@pagewright/contract/usage';
import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { usagePanelMessages as english } from './usage-panel-messages.ts';

const KINDS: Readonly<Record<UsageKind, string>> = { seo: 'solicitudes de SEO', ai: 'solicitudes de IA' };

/** Texts of the usage panel, in Spanish. */
export const usagePanelMessages: Translation<typeof english> = (format) => {
  const used = (count: number, limit: number): string =>
    limit === UNLIMITED
      ? format.plural(count, { one: '# usada', other: '# usadas' })
      : `${format.number(count)} de ${format.number(limit)}`;
  const operatorOf = (operator: string | null): string =>
    `consulta al operador de esta instalación${operator === null ? '.' : `: ${operator}`}`;
  return {
    seo: 'Solicitudes de SEO',
    ai: 'Solicitudes de IA',
    title: 'Uso y plan',
    refresh: 'Actualizar',
    loading: 'Cargando el uso',
    noData: 'No hay datos de uso disponibles',
    noToken: 'El token de autenticación no está disponible. Inicia sesión de nuevo.',
    failed: 'No se pudieron cargar los datos de uso. Inténtalo de nuevo.',
    retry: 'Reintentar',
    login: 'Iniciar sesión',
    plan: (name) => `Plan ${name}`,
    used,
    left: (count) =>
      count === UNLIMITED
        ? 'Sin límite'
        : format.plural(count, { one: 'Queda # este mes', other: 'Quedan # este mes' }),
    usedAndLeft: (count, limit, left) => `${used(count, limit)}. ${left}`,
    much: (kind) => `Has usado al menos tres cuartas partes de las ${KINDS[kind]}.`,
    nearlyAll: (kind) => `Has usado casi todas las ${KINDS[kind]} de este mes.`,
    all: (kind) => `Has usado todas las ${KINDS[kind]} de este mes.`,
    again: (day) => `Se reinicia el ${day} (UTC).`,
    planEnds: (plan, when) => `El plan ${plan} termina ${when}. Lo que has creado se conserva.`,
    largerPlan: (operator) => `Para un plan mayor, ${operatorOf(operator)}`,
    longerPlan: (operator) => `Para conservar este plan o tener uno mayor, ${operatorOf(operator)}`,
  };
};
