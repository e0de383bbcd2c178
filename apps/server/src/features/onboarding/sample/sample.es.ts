import type { Sample } from './sample.ts';

const knife = `<p>Para afilar un cuchillo de cocina basta una piedra de agua, un paño y un cuarto de hora. Se pasa todo el filo por la piedra mojada con el mismo ángulo, primero un lado y luego el otro, hasta notar una rebaba fina. Después se quita esa rebaba con la cara de grano fino. La fuerza no hace falta; la constancia, sí.</p>
<h2>Qué necesitas para afilar un cuchillo de cocina</h2>
<p>Una piedra de dos caras es suficiente en casa. La de grano medio, entre 800 y 1200, da forma al filo. La de grano fino, entre 3000 y 6000, lo pule. Las piedras de menos de 500 son solo para hojas melladas, porque quitan mucho acero.</p>
<ul><li>Una piedra de agua de dos caras</li><li>Un paño húmedo para que la piedra no se mueva</li><li>Un cuenco con agua</li><li>Una hoja de papel para probar el filo</li></ul>
<p>Lee antes las instrucciones de la piedra. Unas se remojan diez minutos, a otras les basta un poco de agua por encima y algunas no deben remojarse nunca.</p>
<h2>Cómo mantener el ángulo</h2>
<p>Un cuchillo europeo suele llevar unos 20 grados por lado y uno japonés unos 15. Para encontrar los 20 grados, pon la hoja vertical, inclínala hasta la mitad, que son 45, y otra vez hasta la mitad. Si dudas, pinta el filo con rotulador y da tres pasadas suaves: donde ya no hay tinta, el acero ha tocado la piedra.</p>
<h2>Afilar paso a paso</h2>
<ol><li>Coloca la piedra sobre el paño con el grano medio hacia arriba y mójala.</li><li>Apoya el talón de la hoja y fija el ángulo.</li><li>Empuja el cuchillo hacia delante y en diagonal, de modo que la pasada acabe en la punta.</li><li>Repite unas diez veces y busca la rebaba en el otro lado con el pulgar, siempre alejándolo del filo.</li><li>Da la vuelta al cuchillo y haz lo mismo.</li><li>Pasa al grano fino y da pasadas cada vez más ligeras: cinco por lado, luego tres, luego una.</li></ol>
<h2>Cómo saber si corta bien</h2>
<p>Sujeta el papel por una esquina y córtalo desde arriba. Un cuchillo afilado entra solo y deja un corte limpio. Si se engancha en un punto, ahí queda rebaba. Un tomate maduro es una prueba aún mejor: la hoja debe abrir la piel casi por su propio peso. Lava y seca el cuchillo antes de cocinar, porque quedan restos de acero.</p>
<h2>Cada cuánto hay que afilar</h2>
<p>En una cocina normal, dos o tres veces al año. La chaira no afila: endereza el filo doblado, y unas pasadas antes de cocinar alargan su vida. Corta sobre madera o plástico, nunca sobre vidrio, y no metas los cuchillos en el lavavajillas. Los de sierra son otro trabajo; llévalos a un taller.</p>`;

const compost = `<p>El compost es muy bueno para el jardín y todo el mundo debería tener una pila. Es fácil de hacer, básicamente se echan cosas en un montón y se espera. Tiene muchas ventajas. Se pueden poner restos de cocina, hojas, césped y otras cosas del jardín. No pongas carne ni lácteos porque huelen mal y atraen animales. Hay quien usa un cubo y hay quien usa un montón, depende del espacio que tengas, de lo que más te guste y también de lo que digan los vecinos y de si tienes tiempo para removerlo de vez en cuando, que conviene hacerlo porque si no tarda mucho más. Tiene que estar un poco húmedo, pero no demasiado. Al cabo de un tiempo estará marrón y suelto y podrás usarlo en las plantas, que lo agradecerán.</p>`;

/** The sample in Spanish. */
export const spanishSample: Sample = {
  site: { name: 'Manos a la obra (ejemplo)', tagline: 'Un sitio de ejemplo: guías prácticas para casa' },
  articles: [
    {
      title: 'Cómo afilar un cuchillo de cocina con piedra',
      content: knife,
      primaryKeyword: 'afilar un cuchillo de cocina',
      keywords: ['piedra de agua', 'chaira'],
      metaTitle: 'Cómo afilar un cuchillo de cocina con piedra',
      metaDescription:
        'Afila un cuchillo de cocina en casa con una sola piedra: qué grano comprar, cómo mantener el ángulo, seis pasos y la prueba del papel.',
      slug: 'afilar-un-cuchillo-de-cocina',
      category: 'Cocina',
      tags: ['ejemplo', 'cuchillos'],
      contentType: 'Guide',
      status: 'published',
    },
    {
      title: 'Algunas ideas sobre el compost',
      content: compost,
      primaryKeyword: 'cómo hacer compost',
      keywords: [],
      category: 'Jardín',
      tags: ['ejemplo'],
      contentType: 'article',
      status: 'draft',
    },
  ],
  firstArticle: 1,
  analyzedArticles: [0, 1],
  brief: {
    idea: 'Una guía para quien tiene un jardín pequeño y quiere hacer compost sin malos olores ni plagas',
    keyword: 'cómo hacer compost',
  },
  events: [
    {
      title: 'Cómo afilar un cuchillo de cocina con piedra',
      platform: 'LinkedIn',
      status: 'published',
      inDays: -2,
    },
    {
      title: 'Boletín: una guía para el fin de semana',
      platform: 'Newsletter',
      status: 'scheduled',
      inDays: 2,
    },
    { title: 'Compost: primer borrador', platform: 'Blog', status: 'draft', inDays: 5 },
  ],
};
