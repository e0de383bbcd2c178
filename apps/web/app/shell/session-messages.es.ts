import type { Translation } from '../lib/messages/define-messages.ts';
import type { sessionMessages as english } from './session-messages.ts';

/** Texts about a session that is unreachable, ended, or about to end, in Spanish. */
export const sessionMessages: Translation<typeof english> = (format) => ({
  away: 'No se puede contactar con el servidor. Lo que ves puede estar desactualizado; seguimos intentándolo.',
  servedOnly:
    'El servicio de inicio de sesión solo está disponible en parte. Puedes seguir trabajando; seguiremos intentándolo.',
  retry: 'Intentar ahora',
  ended: 'Tu sesión ha terminado. Lo que hay en esta pantalla se queda hasta que salgas de ella.',
  idle: (minutes) => {
    const time = format.plural(minutes, { one: '# minuto', other: '# minutos' });
    return `Se cerró tu sesión tras ${time} sin actividad. Lo que hay en esta pantalla se queda hasta que salgas de ella.`;
  },
  login: 'Iniciar sesión',
  otherTab: 'Iniciar sesión en otra pestaña y seguir aquí',
  warning: 'Llevas un rato sin actividad y tu sesión se cerrará pronto.',
  secondsLeft: (seconds) => format.plural(seconds, { one: 'Queda # segundo', other: 'Quedan # segundos' }),
  stay: 'Mantener la sesión',
  removed: (workspace) =>
    `Ya no eres miembro de «${workspace}». Lo que hay en esta pantalla se queda hasta que salgas de ella.`,
  goOn: 'Ir a mi espacio de trabajo',
});
