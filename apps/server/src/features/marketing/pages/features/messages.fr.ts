import { markup } from '../../../../platform/http/pages/markup.ts';
import { point } from './feature-section.ts';
import type { FeaturesSentences } from './messages.en.ts';

/** Messages in French. */
export const french: FeaturesSentences = {
  title: 'Fonctionnalités : préparer, écrire, évaluer, publier',
  description:
    'Tout ce que fait Pagewright, écran par écran : score expliqué, briefs sourcés, plans, 23 analyses, calendrier, publication, équipe et confidentialité.',
  sharedTitle: 'Ce que fait Pagewright, écran par écran',
  sharedDescription: 'Chaque fonctionnalité, sur quoi elle repose et ce qu’elle ne fait pas.',
  heading: 'Ce qu’il fait, et sur quoi il s’appuie',
  lead: 'Tous les écrans fonctionnent sans clé d’API. Chaque résultat montre sur quoi il repose. Si quelque chose ne peut pas être connu, c’est indiqué.',
  notDone: 'Ce qu’il ne fait pas :',
  sections: [
    {
      id: 'score',
      title: 'Score',
      picture: {
        name: 'score',
        alt: 'Le score d’un article : ses points, ce qu’il faut corriger d’abord et ce que vaut chaque correction',
      },
      points: [
        point(
          'Une somme que vous pouvez ouvrir.',
          'Six parties, chacune avec ses règles, ses points et les endroits de votre texte. Les plus gros gains viennent en premier. Le score change pendant que vous écrivez, et le serveur calcule le même à l’enregistrement.',
        ),
        point(
          'Des pages de comparaison.',
          'Collez, importez ou liez jusqu’à 20 pages. Votre texte est mesuré à leurs termes et à leurs emplois habituels, aux sujets de leurs titres, à leurs questions et à leur longueur typique.',
        ),
        point(
          'Duel de passages.',
          'Pour chaque question que l’on pose : y répondez-vous, d’autres pages y répondent-elles, et que vous manque-t-il quand vous perdez ?',
        ),
      ],
      not: 'Il ne prédit pas les positions et ne peut pas savoir si une source dit ce que vous lui faites dire.',
    },
    {
      id: 'plan',
      title: 'Préparer',
      picture: {
        name: 'outline',
        alt: 'Une section d’un plan, avec sa valeur et les pages dont elle vient',
      },
      points: [
        point(
          'Des briefs sourcés.',
          'Une phrase devient un brief, puis des mots-clés, des questions et une stratégie avec dates et liens. Rattaché à un brouillon, le brief devient une liste qui se coche toute seule.',
        ),
        point(
          'Plan intelligent.',
          'Cinq stratégies de ciblage. Chaque section dit pourquoi elle est là : les pages qui l’ont, les questions auxquelles elle répond, ou qu’aucun concurrent ne la traite.',
        ),
        point(
          'Calendrier de contenu.',
          'Vues par mois, semaine et jour, à la souris ou au clavier, événements récurrents, publications sociales dans les limites de chaque réseau, ICS et CSV, et une adresse secrète pour d’autres calendriers. Il propose d’actualiser les pages qui ont perdu des lecteurs.',
        ),
      ],
    },
    {
      id: 'write',
      title: 'Écrire',
      picture: {
        name: 'suggestion',
        alt: 'Une suggestion dans l’éditeur : les mots qu’elle remplace, son origine et son effet sur le score',
      },
      points: [
        point(
          'Un éditeur qui garde tout.',
          'Des versions à comparer et à restaurer, les deux versions au choix quand deux personnes enregistrent, et 30 jours pour annuler une suppression.',
        ),
        point(
          'Des suggestions, jamais de surprises.',
          'Rédigez, continuez, reformulez, raccourcissez ou simplifiez. Chaque suggestion montre sa source et son effet sur le score. Les chiffres, citations et études sans source sont signalés.',
        ),
        point(
          'Import et export.',
          'Importez du Markdown, du HTML, du texte, du DOCX et des exports WordPress. Exportez en Markdown, HTML, DOCX, JSON et CSV.',
        ),
      ],
    },
    {
      id: 'analyse',
      title: 'Analyser',
      picture: { name: 'analysis', alt: 'Le résultat de l’analyse d’un texte collé' },
      lead: 'Vingt-trois analyses dans huit onglets : score, préparation aux réponses d’IA, concurrents, intention, liens, rapport complet, prévisions et promotion. Chaque exécution est enregistrée : vous pouvez la rouvrir, la comparer, l’exporter et l’imprimer. Les analyses longues montrent leur avancement, et vous pouvez les annuler.',
      points: [
        markup`Les modèles de réponse montrent la solidité de ce qui fonde chaque règle.`,
        markup`Un lien ne compte comme rompu que si deux vérifications ont constaté sa disparition.`,
        markup`Les prévisions ont des intervalles, sont enregistrées et sont notées quand les vrais chiffres arrivent.`,
        markup`Les e-mails de prise de contact sont rédigés pour vous. C’est vous qui les envoyez.`,
      ],
      not: 'Sans service de backlinks, il ne connaît que les pages qu’il a lues, et il le dit.',
    },
    {
      id: 'publish',
      title: 'Publier',
      picture: {
        name: 'publish',
        alt: 'Un article publié sur un site WordPress et qui peut l’être sur un site Ghost',
      },
      points: [
        point(
          'Votre propre site,',
          'avec votre domaine, votre logo et vos couleurs, un plan du site, un flux et une recherche. Les pages sont produites par le serveur ; le seul script est un compteur de moins d’un kilo-octet.',
        ),
        point(
          'WordPress et Ghost,',
          'directement depuis l’éditeur. Une nouvelle tentative ne crée jamais de deuxième article.',
        ),
        point(
          'À l’heure prévue, exactement une fois,',
          'quel que soit le nombre de serveurs. Les webhooks sont signés selon Standard Webhooks et retentés pendant un jour.',
        ),
      ],
    },
    {
      id: 'measure',
      title: 'Mesurer',
      picture: {
        name: 'search',
        alt: 'Les requêtes de recherche d’un site avec leurs clics, impressions et positions',
      },
      points: [
        markup`Vues, temps de lecture et conversions de vos pages, sans cookies ni données personnelles. Les lecteurs qui refusent le suivi ne sont pas comptés.`,
        markup`Importez les exports de Search Console et suivez vos concurrents grâce à une vérification quotidienne.`,
        markup`Votre consommation s’affiche là où vous travaillez, avec le jour de sa remise à zéro.`,
      ],
    },
    {
      id: 'together',
      title: 'Travailler à plusieurs',
      picture: { name: 'review', alt: 'Un article en relecture, avec des commentaires sur son texte' },
      points: [
        markup`Invitations, deux rôles, relectures avec approbation, commentaires qui suivent leurs mots et un journal d’activité que personne ne peut modifier. Le nombre de membres dépend de votre offre.`,
      ],
    },
    {
      id: 'run',
      title: 'Sur votre serveur',
      command: 'npm start',
      points: [
        markup`Une seule commande le démarre avec sa propre base de données. PostgreSQL, SMTP, Clerk, OpenAI, Gemini, Anthropic, DataForSEO, Serper, SearXNG, Ollama et d’autres peuvent être reliés dans la configuration. Aucun n’est obligatoire. <a href="/integrations">Intégrations</a>`,
      ],
    },
  ],
};
