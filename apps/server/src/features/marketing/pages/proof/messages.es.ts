import { formatNumber, formatPercent } from '../../numbers.ts';
import type { ProofSentences } from './messages.en.ts';

/** Messages in Spanish. */
export const spanish: ProofSentences = {
  title: 'Cómo probamos Pagewright: cifras y lo que les falta',
  description:
    'Cómo distingue la puntuación artículos reales de falsos, cómo se ataca cada llamada de la API en las pruebas y qué valen los análisis. También lo que falla.',
  sharedTitle: 'Cómo lo probamos y qué no logramos',
  sharedDescription: 'Cifras medidas de la puntuación, la seguridad y los análisis.',
  heading: 'Cómo lo probamos y qué no logramos',
  lead: 'Cada cifra de esta página la midió un programa que viene con el software. Publicamos tanto los objetivos que no alcanzamos como los que sí.',
  measuredOn: (engine, day) => `Motor ${engine}, medido el ${day}.`,
  measured: 'Qué medimos',
  result: 'Resultado',
  goal: 'Nuestro objetivo',
  wordsAlone: 'Lo mismo contando solo palabras',
  orLess: (percent) => `${formatPercent(percent)} o menos`,
  between: (percent, [from = 0, to = 0]) => `${formatPercent(percent)} (de ${from} a ${to})`,
  score: {
    title: '¿Significa algo la puntuación?',
    text: (articles, kinds, prints) =>
      `Reservamos ${articles} artículos reales que no se usaron para el ajuste, creamos falsos de cada uno de ${kinds} maneras (palabras desordenadas, palabras clave amontonadas, relleno, dos artículos mezclados) y los puntuamos todos. Miramos estos resultados ${prints} veces durante el desarrollo, así que los artículos ya no son del todo desconocidos.`,
    table: 'Cifras de la puntuación',
    beaten: 'Falsos que quedan al menos diez puntos por debajo del artículo real',
    stillGreen: 'Falsos que aún obtienen una puntuación verde',
    marksDown: 'Artículos reales que pierden más de dos puntos por los controles contra falsos',
    essays: (count) => `Acuerdo con las notas humanas de ${count} redacciones (correlación de rangos)`,
    readers: (articles, withEachOther, [first = 0, second = 0]) =>
      `Dos lectores que no vieron las puntuaciones ordenaron además ${articles} artículos. Sus órdenes coinciden entre sí con ${formatNumber(withEachOther)}; el de la puntuación coincide con los suyos con ${formatNumber(first)} y ${formatNumber(second)}.`,
    cannotTell: 'Lo que la puntuación no puede saber:',
    cannot:
      'si algo es cierto, si una fuente dice de verdad lo que se le atribuye o si las frases están en el orden correcto. No predice posiciones en los buscadores.',
  },
  security: {
    title: '¿Está seguro mi espacio de trabajo?',
    text: (calls, callers, hostileTexts) =>
      `Una prueba hace cada una de las ${calls} llamadas de la API como ${callers} tipos de usuarios, desde un visitante anónimo hasta el administrador de otro espacio de trabajo, y busca una sola palabra que no sea suya. A un navegador con la protección desactivada se le muestran ${hostileTexts} textos hostiles en páginas públicas y no ejecuta ninguno. Quien use el software puede repetirlo con \`npm run test:security\`.`,
    noFirm: 'Ninguna empresa externa lo ha probado y no tenemos ningún certificado.',
    promises: 'Qué prometemos y qué no',
  },
  analyses: {
    title: '¿Qué calidad tienen los análisis?',
    table: 'Cifras de los análisis',
    cefr: 'Facilidad de lectura comparada con textos clasificados por nivel (MCER, correlación)',
    oneStop: 'Lo mismo con noticias clasificadas (OneStopEnglish)',
    sentence: 'Idioma de una frase identificado correctamente, siete idiomas',
    fewWords: 'Lo mismo con cuatro a ocho palabras',
    repeat:
      'Todas estas cifras proceden de textos que no usamos para el ajuste. Para repetir la medición, ejecuta `npm run bench:engine`.',
  },
  rulesTitle: 'Siete reglas y cómo puedes comprobarlas',
  rules: [
    {
      rule: 'Cada número se explica',
      check:
        'Abre cualquier puntuación, hasta la regla y las palabras a las que se aplica. La mejora que muestra una indicación es la que trae la corrección, con medio punto de margen.',
    },
    {
      rule: 'Lo desconocido nunca es cero',
      check:
        'Una cifra que nadie conoce se muestra como una raya. Cada cifra dice si se midió, se modelizó o se generó.',
    },
    {
      rule: 'No hace falta ninguna clave',
      check: 'Regístrate y usa todas las pantallas. Las claves aportan mejores fuentes; no desbloquean nada.',
    },
    {
      rule: 'No se pierde nada',
      check:
        'Guarda el mismo artículo en dos pestañas: recibes ambas versiones para elegir. Cada guardado es una versión que puedes restaurar.',
    },
    {
      rule: 'La IA sugiere, tú decides',
      check:
        'El texto generado no entra en tu artículo hasta que lo aceptas. Una cifra sin fuente queda marcada.',
    },
    {
      rule: 'Publicado exactamente una vez',
      check:
        '`npm run test:storm` mata dos servidores 30 veces mientras vencen 1000 artículos, y encuentra una página y una notificación por cada uno.',
    },
    {
      rule: 'Nadie ve lo que no es suyo',
      check: '`npm run test:security` hace cada llamada de la API como ocho tipos de usuarios.',
    },
  ],
};
