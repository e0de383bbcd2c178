import { markup } from '../../../../platform/http/pages/markup.ts';
import type { StoriesSentences } from './messages.en.ts';

/** Messages in French. */
export const french: StoriesSentences = {
  cases: {
    title: 'Études de cas : une mesurée, trois exemples',
    description:
      'Un cas que nous avons mesuré nous-mêmes, pas à pas, et trois histoires d’exemple, signalées comme telles, qui montrent comment travailler avec Pagewright.',
    sharedTitle: 'Des études de cas honnêtement signalées',
    sharedDescription: 'Ce que nous avons mesuré, et ce qui est un exemple.',
    heading: 'Un cas mesuré, trois exemples',
    lead: 'Nous n’avons pas l’autorisation de publier des résultats de clients, nous n’en publions donc aucun. Le premier cas est le nôtre, et vous pouvez le refaire. Les trois autres sont des exemples : les espaces de travail et les personnes sont inventés, et ils ne promettent aucun résultat.',
    samplesTitle: 'Exemples',
    samplesLead:
      'Inventés pour montrer comment une équipe pourrait travailler. Ni vrais espaces de travail, ni vrais résultats.',
    samples: [
      {
        title: 'Une jardinerie avec deux rédacteurs',
        task: 'Quarante vieux guides, deux personnes, un après-midi par semaine.',
        way: markup`Le calendrier propose d’actualiser les pages qui ont perdu 10 % de leurs lecteurs. Chaque semaine, ils en prennent une, vérifient dates et prix, font un duel de passages sur les trois questions principales et enregistrent. La page publique ne change qu’à ce moment-là.`,
        look: 'Les vues de chaque page comparées au même mois de l’année précédente, dans Vos chiffres.',
      },
      {
        title: 'Une agence qui doit montrer ses sources',
        task: 'Les clients demandent d’où viennent les affirmations d’un brief.',
        way: markup`Dans chaque brief, on peut ouvrir les pages qui appuient chaque champ, et il s’exporte en DOCX avec ses sources. Les articles doivent être approuvés avant d’être publiés ; le journal d’activité montre qui a approuvé quoi.`,
        look: 'Combien de brouillons reviennent de la relecture, et avec quelles notes.',
      },
      {
        title: 'Une clinique qui ne peut rien envoyer à l’extérieur',
        task: 'Aucun texte ne doit quitter le bâtiment.',
        way: markup`Pagewright tourne sur le serveur de la clinique. Aucune clé n’est configurée : le moteur intégré fait le travail. <code>OUTGOING_PUBLIC=false</code> bloque l’accès au web public ; les pages concurrentes sont collées. Un modèle sur la même machine peut formuler des suggestions si l’exploitant l’autorise.`,
        look: 'Réglages, Clés d’API : la liste des modèles de langage utilisés ce mois-ci. Elle reste vide, ou ne montre que celui de ce serveur.',
      },
    ],
    task: 'La tâche',
    way: 'La méthode',
    look: 'Que vérifier ensuite',
    close: 'Mesurez le vôtre : un brouillon, une correction à la fois',
    publishHere: 'Publiez-le ici',
    measured: {
      title: 'Mesuré par nous : un brouillon, cinq corrections',
      text: 'Un brouillon faible de 366 mots est passé de 41 à 95 points en cinq corrections. Nous montrons chaque étape, y compris celle qui a coûté deux points.',
      how: 'Mesuré par nous en novembre 2026 avec le moteur en ligne de commande et sans pages de comparaison.',
      readCase: 'Lire l’étude de cas complète',
      caption: 'Score de chaque version, sur 100 points',
      version: 'Version',
      score: 'Score',
      edits: [
        'Premier brouillon',
        'Le sujet dans le titre et le texte',
        'Titre, description et URL pour les résultats',
        'Phrases courtes',
        'Intertitres et une liste',
        'Des sources et une section manquante',
      ],
    },
  },
  testimonials: {
    title: 'Témoignages : des citations d’exemple, signalées',
    description:
      'Des citations d’exemple qui montrent comment on pourrait utiliser Pagewright. Aucun vrai client n’est encore cité ici, et chaque carte le dit.',
    sharedTitle: 'Citations d’exemple',
    sharedDescription: 'Nous ne publions de vrais noms qu’avec un vrai accord. D’ici là : des exemples.',
    heading: 'Citations d’exemple',
    lead: 'Pagewright est nouveau, et nous ne prétendons pas avoir des clients que nous n’avons pas. Ces citations sont des exemples : elles montrent ce que quelqu’un de ce métier pourrait dire d’une fonctionnalité qui existe. Quand de vraies personnes accepteront d’être citées, leurs mots remplaceront ceux-ci.',
    voices: [
      [
        'La baisse de deux points m’a plus appris que le gain d’avant. J’ai pu l’ouvrir et voir pourquoi.',
        'une rédactrice indépendante, sur le score expliqué',
      ],
      [
        'Nos clients ne demandent plus d’où viennent les affirmations. C’est là, à côté de chaque champ.',
        'un responsable éditorial en agence, sur les briefs sourcés',
      ],
      [
        'Un tiret à la place du volume. Au début, cela m’a agacée. Puis j’ai vu combien de fois nous nous étions fiés à un chiffre inventé.',
        'une responsable marketing, sur les chiffres inconnus',
      ],
      [
        'Il tournait sur notre propre machine avant que le café soit prêt, et il n’a demandé aucune clé.',
        'un administrateur système, sur l’auto-hébergement',
      ],
      [
        'Nous avons enregistré le même article à deux. Nous avons eu les deux versions côte à côte, et personne n’a perdu une ligne.',
        'une rédaction de deux personnes, sur les conflits',
      ],
      [
        'La suggestion était signalée comme sans source. J’ai donc vérifié, et c’était faux.',
        'une rédactrice santé, sur les suggestions',
      ],
    ],
    close: 'Dites quelque chose de vrai',
    writeToUs: 'Écrivez-nous',
    why: 'Vous utilisez Pagewright ? Dites-nous ce qui marche et ce qui ne marche pas. Nous ne publions vos mots que si vous êtes d’accord, sous le nom de votre choix.',
  },
};
