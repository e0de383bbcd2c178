import { bullets, documentOf, heading, paragraph, subheading, type Skeleton } from './template.ts';

/** French text of the template. */
export const blogPostFrench: Skeleton = {
  title: '[Mot-clé principal] : [ce que le lecteur en retire]',
  document: documentOf(
    paragraph(
      '[Commencez par la situation du lecteur, avec ses propres mots. Employez le mot-clé principal dans l’une des deux premières phrases.] [Dites en une phrase ce que cet article changera pour lui.]',
    ),
    paragraph('Dans cet article, vous apprendrez :'),
    bullets(
      '[La première chose qu’il saura faire ensuite]',
      '[La deuxième]',
      '[L’erreur qu’il ne commettra plus]',
    ),
    heading('Pourquoi [sujet] compte maintenant'),
    paragraph(
      '[Ce qui a changé, pour qui, et ce qu’il en coûte de l’ignorer. Appuyez-le d’un chiffre et d’un lien vers sa source.]',
    ),
    heading('[Votre idée principale, comme affirmation et non comme étiquette]'),
    paragraph(
      '[Expliquez l’idée en mots simples. Trois ou quatre phrases par paragraphe, une pensée par phrase.]',
    ),
    subheading('Ce que cela donne en pratique'),
    paragraph('[Un exemple réel : qui a fait quoi, ce qui s’est passé, ce que vous feriez autrement.]'),
    subheading('Ce que l’on objecte, et ce qu’il en est'),
    paragraph('[L’argument le plus fort contre vous, exposé loyalement, et votre réponse.]'),
    heading('Comment commencer avec [sujet] dès aujourd’hui'),
    paragraph('[Le plus petit pas qui fonctionne à lui seul. Dites le temps qu’il prend et ce qu’il faut.]'),
    bullets('[Faites d’abord ceci]', '[Puis cela]', '[Vérifiez ceci, et c’est fait]'),
    heading('Questions des lecteurs'),
    subheading('[Une question, comme on la tape dans un moteur de recherche]'),
    paragraph('[La réponse dans la première phrase ; la raison dans la deuxième.]'),
    subheading('[Une deuxième question]'),
    paragraph('[Sa réponse.]'),
    heading('En bref'),
    paragraph(
      '[Deux ou trois phrases avec lesquelles peut agir quelqu’un qui n’a rien lu d’autre. Terminez par une chose à faire ensuite, avec son lien.]',
    ),
  ),
};
