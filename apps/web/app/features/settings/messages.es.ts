import type { VendorKeyField } from '@pagewright/contract/settings';
import type { DateFormat, Theme } from '@pagewright/contract/settings/preferences';
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
  openaiKey: 'Escribe y redacta con un modelo de OpenAI.',
  geminiKey: 'Escribe y redacta con un modelo de Google.',
  anthropicKey: 'Escribe y redacta con un modelo de Anthropic.',
  dataforseoKey: 'Volumen de búsqueda, dificultad y resultados. Con la forma usuario:contraseña.',
  serperKey: 'Resultados, preguntas y sugerencias de Google.',
};
const THEMES: Readonly<Record<Theme, string>> = {
  light: 'Claro',
  dark: 'Oscuro',
  auto: 'Como el dispositivo',
};
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
    'Un elemento tuyo se publica, se retrasa o no se pudo publicar; llega el momento de una publicación de tu calendario.',
  teamActivity: 'Alguien del equipo solicita una revisión.',
  systemAlerts: 'Un límite de tu plan está cerca o se alcanzó; se desactivó un webhook.',
  weeklyReport:
    'Un correo cada lunes a las 8 en tu zona horaria: qué se publicó, cómo se leyó y qué viene después. Si no pasó nada, no se envía.',
};

/** The settings in Spanish. */
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
  leaveText: 'Lo que cambiaste aquí aún no está guardado.',
  leave: 'Salir',
  stay: 'Quedarse',

  profileHelp: 'Tu nombre acompaña lo que escribes. Lo demás es para ti y tu espacio de trabajo.',
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio',
  email: 'Correo electrónico',
  emailHelp: 'Con esta dirección inicias sesión. No se puede cambiar aquí.',
  company: 'Empresa',
  website: 'Sitio web',
  websiteWrong: 'Debe ser una dirección que empiece por http:// o https://',
  bio: 'Biografía',

  theme: 'Tema',
  themeName: (theme) => THEMES[theme],
  language: 'Idioma',
  browserLanguage: (name) => `Como este navegador: ${name}`,
  timezone: 'Zona horaria',
  timezoneHelp: 'Fechas y horas de la aplicación, también las que introduces.',
  browserZone: (zone) => `Como este navegador: ${zone}`,
  dateFormat: 'Formato de fecha',
  languageForm: 'Según el idioma',
  formatName: (form) => FORMATS[form],
  example: (date) => `Hoy es ${date}`,
  autoSave: 'Guardado automático',
  autoSaveHelp: 'El editor guarda cada 30 segundos. Sin él, solo se conserva lo que guardes tú.',

  noticePlaces: 'Dónde recibes los avisos',
  noticePlacesHelp: 'La campana de la cabecera siempre lo muestra todo.',
  noticeSubjects: 'Sobre qué',
  noticeReports: 'Informes',
  notice: (name) => NOTICES[name],
  noticeHelp: (name) => NOTICE_HELP[name],

  models: 'Modelo de lenguaje',
  modelsHelp:
    'Redacta briefs y esquemas y escribe en el editor. Si no hay ninguno, lo hace el motor integrado a partir de las pruebas.',
  model: 'Modelo',
  automatic: 'Automático',
  automaticHelp: 'El primero de la lista; si falla, responde el motor integrado y así lo indica.',
  chosenHelp: 'Si falla, verás el error y nada lo sustituye.',
  noModel: 'Aún no hay ningún modelo de lenguaje configurado. Introduce una clave abajo.',
  ownModel: (name) => `${name} (tu clave)`,
  goneModel: (name) => `${name} (ya no está configurado)`,
  modelChosen: (name) => `Desde ahora se consulta a: ${name}`,

  local: 'Modelos en esta máquina',
  localHelp:
    'Busca Ollama, LM Studio y llama.cpp en la máquina en la que funciona Pagewright cuando lo pidas.',
  look: 'Buscar servidores de modelos',
  looking: 'Buscando modelos',
  found: (model, server) => `Encontrado: ${model} en esta máquina (${SERVERS[server]}).`,
  useIt: 'Usarlo',
  useModel: (model) => `Usar ${model}`,
  inUse: (model, server) => `${model} en esta máquina (${SERVERS[server]}) está configurado.`,
  putAway: 'Quitar',
  noneFound:
    'Ningún servidor de modelos responde en esta máquina. Inicia allí Ollama, LM Studio o llama.cpp y vuelve a buscar.',
  testModel: (model) => `Probar ${model}`,
  testingModel: 'Esperando al modelo. Cargarlo puede tardar un minuto.',
  speed: (tokens, isEstimate) => `${isEstimate ? 'Unos ' : ''}${format.number(tokens)} tokens por segundo`,
  firstWord: (ms) => `primera palabra tras ${format.number(Math.round(ms / 100) / 10)} s`,
  structured: (isSo) =>
    isSo ? 'las respuestas estructuradas funcionan' : 'las respuestas estructuradas no funcionan',
  otherServer: 'Otro servidor de modelos',
  otherServerHelp:
    'Cualquier dirección compatible con las chat completions de OpenAI, como vLLM o una máquina de tu red. Solo los operadores de esta instalación pueden indicarla.',
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
    'Se usan antes que las de esta instalación, y lo que se solicita con ellas no cuenta para tu plan. Las claves se guardan cifradas y no se vuelven a mostrar.',
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
  testing: 'Consultando al proveedor',
  testFailed: 'No se pudo hacer la prueba',
  cancel: 'Cancelar',
  remove: 'Quitar',
  removeOf: (field) => `Quitar la clave de ${VENDORS[field]}`,
  removeTitle: (field) => `¿Quitar la clave de ${VENDORS[field]}?`,
  removeText: 'Se olvida. Para volver a usarla tendrás que introducirla de nuevo.',
  keysSaved: 'Claves guardadas',
  keyRemoved: (field) => `Se quitó la clave de ${VENDORS[field]}`,
  testCosts: 'Cada prueba consulta una vez al proveedor, que puede contarla.',

  avatar: 'Foto',
  avatarHelp: 'Se muestra junto a tu nombre. JPEG, PNG, WebP o GIF.',
  chooseAvatar: 'Subir foto',
  replaceAvatar: 'Cambiar foto',
  removeAvatar: 'Quitar foto',
  websiteHelp:
    'La analítica competitiva compara a los competidores con este sitio, salvo que el espacio de trabajo indique otro.',
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
  largerPlan: 'Un plan mayor',
  askOperator: (operator) =>
    operator === null
      ? 'Aquí no hay pagos configurados. Para un plan mayor, consulta al operador de esta instalación.'
      : `Aquí no hay pagos configurados. Para un plan mayor, consulta al operador de esta instalación: ${operator}`,
  modelCosts: 'Modelos de lenguaje este mes',
  modelCostsHelp:
    'Según los precios de lista de los proveedores. Lo que cobran de verdad está en sus facturas.',
});
