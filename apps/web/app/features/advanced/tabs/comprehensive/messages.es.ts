import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { comprehensiveMessages as english } from './messages.ts';

/** The report of a comprehensive analysis in Spanish. */
export const comprehensiveMessages: Translation<typeof english> = (format) => ({
  part_score: 'El texto',
  part_intent: 'Qué quieren quienes buscan',
  part_gaps: 'Huecos de contenido',
  part_strategies: 'Competidores',
  part_links: 'Oportunidades de enlaces',
  state_failed: 'falló',
  state_left_out: 'omitido',
  gains: 'Las tres mayores mejoras',
  noGains: 'Con lo que se ha indicado, no se ha encontrado nada mayor que ganar.',
  shareHelp:
    'Cada barra es la proporción de lo que puede aportar su propia parte; las partes no tienen una medida común, por eso no se suma nada.',
  ofPart: (part, share) => `${part}: ${format.percent(share / 100)} de lo que puede aportar`,
  edit: 'Abrir en el editor',
  saveDraft: 'Guardar como borrador y abrirlo',
  saving: 'Guardando…',
  saveFailed: 'No se ha podido guardar el borrador',
  outline: 'Hacer el esquema de un artículo',
  print: 'Imprimir el informe o guardarlo como PDF',
  leading: 'Intención dominante',
  noLeading: '— ninguna domina',
});
