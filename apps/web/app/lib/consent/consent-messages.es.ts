import type { Translation } from '../messages/define-messages.ts';
import type { consentMessages as english } from './consent-messages.ts';

/** Texts of the consent banner, dialog, and panel in the application, in Spanish. */
export const consentMessages: Translation<typeof english> = {
  region: 'Elección de cookies',
  title: 'Cookies en este sitio',
  text: 'Una cookie mantiene tu sesión iniciada. ¿Podemos además contar visitas, medir la publicidad y recordar tus preferencias? No se carga nada hasta que respondas.',
  customize: 'Personalizar',
  rejectAll: 'Rechazar todo',
  acceptAll: 'Aceptar todo',
  privacyPolicy: 'Política de privacidad',
  cookiePolicy: 'Política de cookies',
  customizeTitle: '¿Qué podemos guardar?',
  back: 'Atrás',
  save: 'Guardar preferencias',
  saved: 'Se guardó tu elección.',
  notKept: 'Este navegador no guarda nada de este sitio, así que la elección se pierde cuando sales.',
  panelTitle: 'Configuración de privacidad',
  essential: 'Esenciales',
  essentialHelp: 'Mantienen tu sesión iniciada.',
  analytics: 'Analítica',
  analyticsHelp: 'Mide cómo se usan las páginas de este sitio.',
  marketing: 'Marketing',
  marketingHelp: 'Indica qué anuncio llevó hasta aquí, si también se cuentan las visitas.',
  preferences: 'Preferencias',
  preferencesHelp: 'Recuerda las elecciones hechas en las páginas públicas.',
  alwaysOn: 'Siempre activas',
  enabled: 'Activado',
  disabled: 'Desactivado',
  reset: 'Restablecer las preferencias de cookies',
  close: 'Cerrar',
};
