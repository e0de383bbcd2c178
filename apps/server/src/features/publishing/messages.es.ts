import type { PublishingRefusals } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: PublishingRefusals = {
  adminsOnly:
    'Solo los administradores de este espacio de trabajo pueden cambiar los ajustes de publicación. Pídeselo a uno de ellos.',
  noConnection: 'Esta conexión no existe. Puede que se haya quitado.',
  tooManyConnections: 'Este espacio de trabajo ha alcanzado su límite de conexiones. Quita primero una.',
  notEncrypted:
    'La dirección debe empezar por https://, para que nadie pueda leer la contraseña o la clave durante el envío.',
  secretNeeded:
    'Vuelve a introducir la contraseña o la clave. Solo se envía a la dirección para la que se introdujo.',
  notYours: 'Puedes leer este elemento, pero no publicarlo. Pídeselo a su autor o a un administrador.',
  stillSending: 'El último cambio todavía se está enviando. Espera un momento.',
  notThere: 'El elemento no está en ese sitio.',
  sourcesNeeded: 'Tiene frases sin fuente y este espacio de trabajo exige fuentes. Ábrelo para verlas.',
  sharedRulesFull:
    'Demasiados sitios comparten el robots.txt de este servidor. Configura un dominio propio: tiene su propio robots.txt.',
  noLogo: 'Esta imagen no está en este espacio de trabajo. Vuelve a subirla.',
  domainInvalid: 'No es un dominio válido. Introduce uno como blog.example.com.',
  domainOurs: 'Este es el dominio de la propia aplicación. Elige otro dominio.',
  noDomain: 'Introduce primero un dominio.',
  domainTaken: 'Otro espacio de trabajo ha verificado este dominio y su registro DNS sigue activo.',
  domainUnproved:
    'No se encontró el registro DNS. Los cambios pueden tardar un poco; vuelve a intentarlo más tarde.',
  domainNoAnswer: 'Los servidores de nombres del dominio no respondieron. Vuelve a intentarlo más tarde.',
};
