import type { PublishingRefusals } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: PublishingRefusals = {
  adminsOnly:
    'Solo los administradores de este espacio de trabajo pueden cambiar cómo y dónde publica. Pídeselo a uno.',
  noConnection: 'No existe esa conexión. Puede que se haya quitado.',
  tooManyConnections: 'Este espacio de trabajo ya tiene el máximo de conexiones. Quita una antes.',
  notEncrypted:
    'La dirección debe empezar por https://, para que nadie pueda leer la contraseña o la clave por el camino.',
  secretNeeded:
    'Vuelve a introducir la contraseña o la clave: nunca se envía a otra dirección que aquella para la que se dio.',
  notYours: 'Puedes leer este elemento, pero no publicarlo. Pídeselo a su autor o a un administrador.',
  stillSending: 'El último cambio todavía se está enviando allí. Espera un momento.',
  notThere: 'El elemento no está en ese sitio.',
  sourcesNeeded: 'Tiene frases sin fuente y este espacio de trabajo exige fuentes. Ábrelo para verlas.',
  noLogo: 'No existe esa imagen en este espacio de trabajo. Vuelve a subirla.',
  domainInvalid: 'Esto no es un dominio como blog.example.com.',
  domainOurs: 'Esta es la dirección de la propia aplicación. Elige otro dominio.',
  noDomain: 'No se ha indicado ningún dominio. Introduce uno antes.',
  domainTaken: 'Otro espacio de trabajo ha verificado este dominio y su registro sigue vigente.',
  domainUnproved:
    'Todavía no se encontró el registro. Los cambios en los registros de un dominio pueden tardar; vuelve a intentarlo más tarde.',
  domainNoAnswer: 'Los servidores de nombres del dominio no respondieron. Vuelve a intentarlo más tarde.',
};
