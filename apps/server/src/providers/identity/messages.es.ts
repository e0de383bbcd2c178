import type { AccountMailSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: AccountMailSentences = {
  hello: (name) => `Hola, ${name}:`,
  reset: {
    subject: 'Elige una nueva contraseña para Pagewright',
    what: 'Alguien pidió una nueva contraseña para tu cuenta. Abre este enlace en el plazo de una hora para elegirla:',
    button: 'Elegir una nueva contraseña',
    once: 'El enlace funciona una vez, y solo hasta que se pida otro. Si no fuiste tú, ignora este correo: tu contraseña no cambia.',
  },
  kept: {
    subject: 'Tu cuenta de Pagewright se conserva',
    what: 'Nos pediste eliminar tu cuenta. Desde entonces has iniciado sesión, así que la hemos conservado. No se ha eliminado nada.',
    ifNot: 'Si no fuiste tú quien inició sesión, elige una nueva contraseña y revisa tus sesiones:',
    button: 'Revisar tus sesiones',
  },
  welcome: {
    subject: 'Te damos la bienvenida a Pagewright',
    subjectVerify: 'Te damos la bienvenida a Pagewright: confirma tu dirección de correo',
    what: 'Tu cuenta está lista. Empieza con una palabra clave: Pagewright la investiga, prepara el brief contigo, puntúa el texto y lo publica.',
    begin: 'Empieza aquí:',
    button: 'Abrir Pagewright',
  },
  verify: {
    subject: 'Confirma tu dirección de correo para Pagewright',
    what: (hours) =>
      `Abre este enlace en el plazo de ${hours} horas, en cualquier navegador en el que hayas iniciado sesión, para confirmar que esta dirección es tuya:`,
    button: 'Confirmar la dirección',
    ifNot:
      'Si no creaste esta cuenta, no la confirmes. Puedes ignorar este correo o hacerte con la cuenta mediante «¿Olvidaste tu contraseña?»: verás todo lo que se configuró antes y nadie más podrá entrar.',
  },
};
