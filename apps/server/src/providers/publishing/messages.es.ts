import type { RemoteSentences } from './messages.en.ts';

/** The same in Spanish. */
export const spanish: RemoteSentences = {
  remote_secret_refused:
    'El otro sitio rechazó el nombre de usuario, la contraseña o la clave. Crea una nueva allí e introdúcela en Ajustes → Publicación.',
  remote_may_not_publish:
    'Esta cuenta no tiene permiso para publicar en el otro sitio. Dale allí el rol de autor o editor, o usa otra cuenta.',
  remote_not_there:
    'No se encontró ningún sitio de WordPress o Ghost en esta dirección. Revisa la dirección de la conexión.',
  remote_moved: 'El otro sitio responde en otra dirección. Introdúcela en Ajustes → Publicación.',
  remote_refused: 'El otro sitio no aceptó el artículo.',
  remote_busy: 'El otro sitio está limitando nuestras solicitudes.',
  remote_failed: 'El otro sitio falló.',
  remote_unreadable: 'No se puede leer la respuesta del otro sitio.',
  remote_key_invalid:
    'Esto no es una clave de Admin API de Ghost: tiene dos partes separadas por dos puntos.',
  remote_secret_unreadable:
    'La contraseña o clave guardada ya no se puede leer. Vuelve a introducirla en Ajustes → Publicación.',
};
