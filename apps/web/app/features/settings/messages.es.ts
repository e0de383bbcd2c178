import type { VendorKeyField } from '@pagewright/contract/settings';
import type { DateFormat, Density, Theme } from '@pagewright/contract/settings/preferences';
import type { Translation } from '../../lib/messages/define-messages.ts';
import type { settingsMessages as english } from './messages.ts';

const VENDORS: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'OpenAI',
  geminiKey: 'Gemini',
  anthropicKey: 'Anthropic',
  dataforseoKey: 'DataForSEO',
  serperKey: 'Serper',
};
const PURPOSES: Readonly<Record<VendorKeyField, string>> = {
  openaiKey: 'Escribe con modelos de OpenAI.',
  geminiKey: 'Escribe con modelos de Google.',
  anthropicKey: 'Escribe con modelos de Anthropic.',
  dataforseoKey: 'Volumen de búsqueda, dificultad y resultados. Con la forma usuario:contraseña.',
  serperKey: 'Resultados, preguntas y sugerencias de Google.',
};
const THEMES: Readonly<Record<Theme, string>> = {
  light: 'Claro',
  dark: 'Oscuro',
  auto: 'Como el dispositivo',
};
const DENSITIES: Readonly<Record<Density, string>> = { comfortable: 'Cómoda', compact: 'Compacta' };
const FORMATS: Readonly<Record<DateFormat, string>> = {
  'MM/DD/YYYY': 'MM/DD/AAAA',
  'DD/MM/YYYY': 'DD/MM/AAAA',
  'YYYY-MM-DD': 'AAAA-MM-DD',
};
const SERVERS = { ollama: 'Ollama', 'lm-studio': 'LM Studio', 'llama.cpp': 'llama.cpp' } as const;
const NOTICES = {
  emailNotifications: 'Notificaciones por correo',
  pushNotifications: 'Notificaciones push',
  contentUpdates: 'Novedades del contenido',
  teamActivity: 'Actividad del equipo',
  systemAlerts: 'Alertas del sistema',
  weeklyReport: 'Informe semanal',
} as const;
const NOTICE_HELP: Readonly<Record<keyof typeof NOTICES, string>> = {
  emailNotifications: 'A la dirección con la que inicias sesión, 20 por hora como máximo.',
  pushNotifications: 'En los navegadores en los que las activaste, 20 por hora como máximo.',
  contentUpdates:
    'Tu contenido se publicó, va con retraso o no se pudo publicar; toca una publicación de tu calendario; cambiaron páginas de la competencia o tus resultados en la búsqueda.',
  teamActivity: 'Alguien del equipo solicita una revisión.',
  systemAlerts: 'Estás cerca de un límite de tu plan o lo has alcanzado; se desactivó un webhook.',
  weeklyReport:
    'Un correo cada lunes a las 8 en tu zona horaria: qué se publicó, cómo se leyó y qué viene después. Si no pasó nada, no se envía.',
};

/** Texts of the settings, in Spanish. */
export const settingsMessages: Translation<typeof english> = (format) => ({
  tabs: 'Ajustes',
  profile: 'Perfil',
  preferences: 'Preferencias',
  notifications: 'Notificaciones',
  security: 'Seguridad',
  privacy: 'Privacidad',
  'api-keys': 'Claves de API',
  connections: 'Conexiones',
  publishing: 'Publicación',
  billing: 'Facturación',
  operator: 'Operador',
  loading: 'Cargando los ajustes',
  loadFailed: 'No se pudieron cargar los ajustes',
  retry: 'Reintentar',
  save: 'Guardar cambios',
  discard: 'Descartar cambios',
  unsaved: 'Hay cambios sin guardar.',
  saved: 'Ajustes guardados',
  saveFailed: 'No se pudieron guardar los ajustes',
  undo: 'Deshacer',
  leaveTitle: '¿Salir sin guardar?',
  leaveText: 'Tus cambios aquí aún no se han guardado.',
  leave: 'Salir',
  stay: 'Quedarse',

  profileHelp: 'Tu nombre acompaña lo que escribes. Lo demás es para ti y tu espacio de trabajo.',
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio',
  email: 'Correo electrónico',
  emailHelp: 'Inicias sesión con esta dirección. No se puede cambiar aquí.',
  company: 'Empresa',
  website: 'Sitio web',
  websiteWrong: 'Debe empezar por http:// o https://',
  bio: 'Biografía',

  theme: 'Tema',
  themeName: (theme) => THEMES[theme],
  density: 'Densidad',
  densityName: (density) => DENSITIES[density],
  densityHelp:
    'El espacio entre las líneas de listas y tablas. Con «Compacta» caben más filas y, en ventanas anchas, cada artículo ocupa una línea.',
  language: 'Idioma',
  browserLanguage: (name) => `Como este navegador: ${name}`,
  timezone: 'Zona horaria',
  timezoneHelp: 'Se usa para todas las fechas y horas que ves e introduces.',
  browserZone: (zone) => `Como este navegador: ${zone}`,
  dateFormat: 'Formato de fecha',
  languageForm: 'Según el idioma',
  formatName: (form) => FORMATS[form],
  example: (date) => `Hoy es ${date}`,
  autoSave: 'Guardado automático',
  autoSaveHelp: 'El editor guarda cada 30 segundos. Si está desactivado, solo se conserva lo que guardes tú.',

  noticePlaces: 'Canales',
  noticePlacesHelp: 'La campana de la cabecera siempre lo muestra todo.',
  noticeSubjects: 'Temas',
  noticeReports: 'Informes',
  notice: (name) => NOTICES[name],
  noticeHelp: (name) => NOTICE_HELP[name],

  models: 'Modelo de lenguaje',
  modelsHelp:
    'Redacta briefs, esquemas y sugerencias en el editor. Sin un modelo, el motor integrado trabaja a partir de las pruebas.',
  model: 'Modelo',
  automatic: 'Automático',
  automaticHelp: 'Usa el primero de la lista. Si falla, lo sustituye el motor integrado y así lo indica.',
  chosenHelp: 'Si falla, verás el error y nada lo sustituye.',
  noModel: 'Aún no hay ningún modelo de lenguaje configurado. Introduce una clave abajo.',
  ownModel: (name) => `${name} (tu clave)`,
  goneModel: (name) => `${name} (ya no está configurado)`,
  modelChosen: (name) => `Ahora se usa: ${name}`,

  local: 'Modelos en esta máquina',
  localHelp:
    'Busca Ollama, LM Studio y llama.cpp en la máquina donde se ejecuta Pagewright, solo cuando lo pides.',
  look: 'Buscar servidores de modelos',
  looking: 'Buscando modelos',
  found: (model, server) => `Encontrado: ${model} en esta máquina (${SERVERS[server]}).`,
  useIt: 'Usarlo',
  useModel: (model) => `Usar ${model}`,
  inUse: (model, server) => `${model} en esta máquina (${SERVERS[server]}) está configurado.`,
  putAway: 'Quitar',
  noneFound:
    'No se encontró ningún servidor de modelos en esta máquina. Inicia allí Ollama, LM Studio o llama.cpp y vuelve a buscar.',
  testModel: (model) => `Probar ${model}`,
  testingModel: 'Esperando al modelo. Cargarlo puede tardar un minuto.',
  speed: (tokens, isEstimate) => `${isEstimate ? 'Unos ' : ''}${format.number(tokens)} tokens por segundo`,
  firstWord: (ms) => `primera palabra tras ${format.number(Math.round(ms / 100) / 10)} s`,
  structured: (isSo) =>
    isSo ? 'las respuestas estructuradas funcionan' : 'las respuestas estructuradas no funcionan',
  otherServer: 'Otro servidor de modelos',
  otherServerHelp:
    'Cualquier servidor con una API de chat completions compatible con OpenAI, como vLLM o una máquina de tu red. Solo los operadores de esta instalación pueden configurarlo.',
  serverUrl: 'Dirección',
  serverModel: 'Modelo',
  serverKey: 'Clave (opcional)',
  serverUrlWrong: 'Escribe una dirección que empiece por http:// o https://',
  serverModelWrong: 'Escribe el nombre del modelo',
  useServer: 'Usar este servidor',
  serverTaken: (model) => `${model} está configurado`,
  serverInUse: (model, url) => `${model} en ${url} está configurado.`,
  lookAgain: 'Buscar de nuevo',
  localTaken: (model) => `${model} está configurado`,
  localPutAway: (model) => `${model} ya no se usa`,

  keys: 'Tus propias claves',
  keysHelp:
    'Se usan antes que las claves de la instalación, y las solicitudes hechas con ellas no cuentan para tu plan. Las claves se guardan cifradas y no se vuelven a mostrar.',
  adminsOnly: 'Solo un administrador de este espacio de trabajo puede cambiar las claves y los modelos.',
  vendor: (field) => VENDORS[field],
  purpose: (field) => PURPOSES[field],
  keyOf: (field) => `Clave de ${VENDORS[field]}`,
  noKey: 'Sin clave',
  lastFour: (four) => `Termina en ${four}`,
  unreadable: 'Ya no se puede leer. Introdúcela de nuevo.',
  switchedOff: 'Desactivada por el operador de esta instalación.',
  newKey: 'Introduce una clave',
  otherKey: 'Introduce otra clave para sustituirla',
  keyTooShort: 'Una clave tiene al menos 8 caracteres y ningún espacio',
  loginWrong: 'Debe tener la forma usuario:contraseña',
  test: 'Probar',
  testOf: (field) => `Probar la clave de ${VENDORS[field]}`,
  testing: 'Contactando con el proveedor',
  testFailed: 'No se pudo hacer la prueba',
  cancel: 'Cancelar',
  remove: 'Quitar',
  removeOf: (field) => `Quitar la clave de ${VENDORS[field]}`,
  removeTitle: (field) => `¿Quitar la clave de ${VENDORS[field]}?`,
  removeText: 'Se eliminará. Para volver a usarla tendrás que introducirla de nuevo.',
  keysSaved: 'Claves guardadas',
  keyRemoved: (field) => `Se quitó la clave de ${VENDORS[field]}`,
  testCosts: 'Cada prueba envía una solicitud, que el proveedor puede cobrar.',

  avatar: 'Foto',
  avatarHelp: 'Se muestra junto a tu nombre. JPEG, PNG, WebP o GIF.',
  chooseAvatar: 'Subir foto',
  replaceAvatar: 'Cambiar foto',
  removeAvatar: 'Quitar foto',
  websiteHelp:
    'La analítica competitiva compara a los competidores con este sitio, salvo que el espacio de trabajo tenga otro.',
  emailUpdates: 'Novedades por correo',
  emailUpdatesHelp:
    'Notificaciones e informe semanal por correo. Si está desactivado, solo se envían correos sobre tu cuenta.',
  webhook: 'Webhook',
  webhookUrl: 'URL del webhook',
  webhookHelp:
    'Recibe un mensaje firmado cuando se publica, cambia o retira contenido. Déjalo vacío para eliminar el webhook.',
  saveWebhook: 'Guardar webhook',
  webhookSaved: 'Webhook guardado',
  webhookRemoved: 'Webhook eliminado',
  allWebhooks: 'Secreto, eventos y registro de envíos',

  planName: (name) => `Plan ${name}`,
  seo: 'Solicitudes de SEO',
  ai: 'Solicitudes de IA',
  usedOf: (used, limit) =>
    limit < 0
      ? `${format.number(used)} usadas · Sin límite`
      : `${format.number(used)} usadas · ${format.number(limit)} al mes`,
  resetsOn: (day) => `Se reinicia el ${day} (UTC).`,
  storage: 'Archivos',
  apiCalls: 'Llamadas con token de la API',
  bytes: (bytes) =>
    bytes < 1_000_000
      ? `${format.number(Math.ceil(bytes / 1000))} kB`
      : `${format.number(Math.round(bytes / 100_000) / 10)} MB`,
  largerPlan: '¿Necesitas un plan mayor?',
  askOperator: (operator) =>
    operator === null
      ? 'Aquí no hay pagos configurados. Para un plan mayor, consulta al operador de esta instalación.'
      : `Aquí no hay pagos configurados. Para un plan mayor, consulta al operador de esta instalación: ${operator}`,
  modelCosts: 'Modelos de lenguaje este mes',
  modelCostsHelp: 'Según los precios de lista de los proveedores. Los cargos reales están en sus facturas.',
});
