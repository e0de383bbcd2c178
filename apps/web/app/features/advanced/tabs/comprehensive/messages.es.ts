import type { Translation } from '../../../../lib/messages/define-messages.ts';
import type { comprehensiveMessages as english } from './messages.ts';

/** Texts of the comprehensive report, in Spanish. */
export const comprehensiveMessages: Translation<typeof english> = (format) => ({
  part_score: 'El texto',
  part_intent: 'Qué quieren quienes buscan',
  part_gaps: 'Huecos de contenido',
  part_strategies: 'Competidores',
  part_links: 'Oportunidades de enlaces',
  state_failed: 'falló',
  state_left_out: 'omitido',
  gains: 'Las tres mayores mejoras',
  noGains: 'Con los datos indicados no se han encontrado mejoras mayores.',
  shareHelp:
    'Cada barra muestra la proporción de la mejora posible de su propia parte. Las partes usan medidas distintas, así que no se suman.',
  ofPart: (part, share) => `${part}: ${format.percent(share / 100)} de su mejora posible`,
  edit: 'Abrir en el editor',
  saveDraft: 'Guardar como borrador y abrirlo',
  saving: 'Guardando…',
  saveFailed: 'No se ha podido guardar el borrador',
  outline: 'Hacer el esquema de un artículo',
  print: 'Imprimir el informe o guardarlo como PDF',
  leading: 'Intención dominante',
  noLeading: '— ninguna domina',
});
