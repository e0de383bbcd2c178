import type { Translation } from '../../../lib/messages/define-messages.ts';
import type { labMessages as english } from './lab-messages.ts';

/** Lab measurements of pages, in Spanish. */
export const labMessages: Translation<typeof english> = (format) => ({
  title: 'Medición de laboratorio',
  intro: (most) =>
    `Google carga una página en un dispositivo simulado e indica qué la ralentiza. Tarda alrededor de medio minuto; hasta ${format.number(most)} veces al día. Los visitantes reales pueden ver otros valores.`,
  loading: 'Cargando las mediciones',
  failed: 'No se pudieron cargar las mediciones',
  retry: 'Reintentar',
  url: 'Página que medir',
  urlHelp: 'Dirección de una página de tu sitio, como /precios',
  device: 'Dispositivo',
  phone: 'Móvil',
  desktop: 'Ordenador',
  submit: 'Medir página',
  starting: 'Empezando la medición',
  cancel: 'Cancelar',
  none: 'Todavía no se ha medido ninguna página.',
  score: (score) => `${format.number(score)}/100`,
  fcp: 'Primer contenido (FCP)',
  lcp: 'Contenido principal (LCP)',
  tbt: 'Bloqueo (TBT)',
  cls: 'Cambios de diseño (CLS)',
  si: 'Índice de velocidad',
  seconds: (milliseconds) => `${format.number(Math.round(milliseconds / 10) / 100)} s`,
  shift: (score) => format.number(Math.round(score * 100) / 100),
  unknown: '—',
  audits: (count) =>
    format.plural(count, { one: '# auditoría no superada', other: '# auditorías no superadas' }),
  nothingFailed: 'Se han superado todas las auditorías.',
  savesTime: (milliseconds) =>
    `Podría ahorrar ${format.number(Math.round(milliseconds / 10) / 100)} s (estimación de Lighthouse)`,
  savesBytes: (bytes) => `${format.number(Math.max(1, Math.round(bytes / 1_000)))} kB menos que descargar`,
  by: (version) => `Medido por PageSpeed Insights con Lighthouse ${version}.`,
});
