/** How ideas are worded in a language. Patterns match a lowercase clause without its end punctuation. */
export interface IdeaGrammar {
  /** ISO 639-1. */
  language: string;
  /** Clause openings about the article, not about its subject. */
  leadIns: readonly RegExp[];
  /** `a` and `b` are compared. */
  comparisons: readonly RegExp[];
  versus: string;
  /** Two words joined by 'or'. */
  or: RegExp;
  /** `rest` is what alternatives are sought to; `head` starts the keyword; `named` is a complete one. */
  alternatives: {
    pattern: RegExp;
    head: string;
    named?: RegExp;
    /** Whether 'free' comes before the head, as in English. */
    isBefore?: boolean;
  };
  /** `head` and `rest`: 'best', 'road bikes for beginners'. */
  best: RegExp;
  /** `rest` is the task. */
  tasks: readonly RegExp[];
  task: string;
  /** From this pattern on, a task is used without 'how to'. */
  bareTasks?: number;
  /** `rest` is what costs money: 'what it costs to …'; `cost` starts the keyword. */
  costs?: RegExp;
  cost?: string;
  /** Whole clauses typed into a search box as they are. */
  asked: readonly RegExp[];
  /** `rest` is a subject: 'a guide to …'. */
  guides: readonly RegExp[];
  /** A clause that makes a statement and names no subject. */
  statement: RegExp;
  /** The clause refers to another sentence. */
  pronoun: RegExp;
  /** Where a keyword that is too long may end. */
  prepositions: RegExp;
  /** Where a keyword ends. */
  end: RegExp;
  /** Where its qualifier (audience, exclusion) begins. */
  qualifier: RegExp;
  /** The word before the audience. */
  for: string;
  /** The purpose at the end of a noun phrase. */
  purpose: RegExp;
  articles: RegExp;
}

const EN: IdeaGrammar = {
  language: 'en',
  leadIns: [
    /^(?:i|we) (?:want|need|'d like|would like) (?:an?|the) (?:\w+ )?(?:article|post|guide|piece|text) (?:about|on|that explains|explaining|covering) /,
    /^(?:i|we) (?:want|would like|'d like|need|plan|am going|are going) to (?:write|talk|blog|explain|show|cover|compare|tell|describe)(?: (?:a|an|the|our|my) (?:\w+ ){0,2}(?:post|article|guide|piece|text|story))?(?: (?:people|readers|them|you|customers|everyone))?(?: (?:about|on|that|explaining|covering))? ?/,
    /^(?:an?|the|my|our|another)? ?(?:\w+ )?(?:blog post|blog article|article|post|piece|text|story|overview|explainer|write-up|listicle) (?:about|on|explaining|covering|comparing|showing|for) /,
    /^(?:i|we)(?:'d| would) (?:like|love) (?:an? (?=\w+ (?:about|on)\b)|to (?:see |have |read |write |explain |cover |show )?)?/,
    /^(?:explain|explaining|describe|cover|covering) (?=.+ (?:vs\.?|versus) )/,
    /^(?:let's|let us) (?:talk about|look at|explain|compare) /,
    /^(?:and|so|but|also|maybe|perhaps|plus|then) /,
    /^(?:i|we) (?:want|need|would like|'d like) to (?!rank|be |show up|appear|do |get found)(?=\w+ \w)/,
    /^(?:need|want|looking for) (?:an? )?(?:page|post|article|guide|text|piece)\b.*/,
    /^(?:what|the things|things) (?:nobody|no one) tells you about /,
    /^(?:an? |the )?(?:honest |realistic |quick |closer |short |practical )?(?:look at|comparison of|review of|list of reasons) (?=what|how|why|\w)/,
    /^(?:explain(?:ing)?|show(?:ing)?|describe|describing|cover(?:ing)?|discuss(?:ing)?) (?:people |readers )?(?=how|what|why|when|which|where|the )/,
    /^.{0,90}?(?:^|\b(?:and|but|yet|because) )(?:nobody|no one) (?:\w+ly |ever )?(?:explains|covers|shows|talks about|tells (?:you|them|people)) /,
    /^.{0,90}?\b(?:ask|asks|asking|wonder|wonders) (?:me |us )?(?:if|whether) (?:they|he|she|you|it) (?:should|can|need to) /,
    /^(?:everything|all|what) (?:you|one|people|beginners) (?:need|needs|have|should|must) to know (?:about|before) /,
  ],
  comparisons: [
    /^(?:compare|comparing) (?<a>.+?) (?:with|and|to) (?:the )?(?<b>.+)/,
    /^(?:what (?:is|are) )?(?<a>.+?),? (?:and )?how (?:is|are|does|do) (?:it|they) (?:different|differ) from (?<b>.+)/,
    /(?:difference|differences|choosing|choose|comparison|decide|deciding) between (?<a>.+?) and (?<b>.+)/,
    /(?<a>.+?) (?:vs\.?|versus|compared (?:to|with)) (?<b>.+)/,
    /^(?:should (?:i|you|we|(?:(?:an?|the|my|our) )?(?:[\w'-]+ ){0,2}?[\w'-]+) (?:buy|choose|get|use|take|pick|go with|switch to) |(?:should|do|can) (?:i|we|you|they) |which is (?:better|best|cheaper)(?: for [^,:]+)?[,:]? |what is better(?: for [^,:]+)?[,:]? )?(?:an? |the )?(?<a>[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}) or (?:an? |the )?(?<b>[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}?)(?=$| for | (?:is|are|works?|makes?|lasts?) (?:the )?(?:better|best|longer|cheaper|more))/u,
  ],
  versus: 'vs',
  or: /^\S+ or \S+$/,
  alternatives: {
    pattern: /(?:\b(?<free>free|cheap|cheaper|open source|better) )?\balternatives? to (?<rest>.+)/,
    head: 'alternatives to',
    named: /^(?:\S+ ){1,3}?alternatives\b/,
    isBefore: true,
  },
  best: /\b(?:the )?(?:top \d+ |\d+ )?(?<head>best|cheapest|top|most (?:popular|affordable|reliable|beautiful))(?: \d+)? (?<rest>(?!ways? to|time to|practices).+)/,
  tasks: [
    /\bhow to (?<rest>.+)/,
    /\bhow (?:our|my|an?|the|this) (?:[\w'-]+ ){1,3}?(?:helps?|lets?|allows?|enables?) (?:[\w'-]+ ){1,3}?(?:to )?(?<rest>(?:track|manage|find|save|cut|reduce|keep|plan|run|sell|get|make|build|grow|avoid|prevent|improve|organize|schedule|automate|monitor|measure|control|create|handle|send|collect|store|protect|learn|write|choose|hire|train|teach|speed|stay|stop) .+)/,
    /\bhow (?:(?:\w|['-])+ ){1,5}?(?:can|could|should|may|might|must) (?<rest>.+)/,
    /\bhow (?:can|do|does|should|could) (?:i|you|we|one|people|they|(?:(?:\w|['-])+ ){1,3}?(?:owners|businesses|companies|teams|shops|beginners|parents|freelancers)) (?<rest>.+)/,
    /\b(?:ways?|steps|tricks|hacks) to (?<rest>.+)/,
  ],
  task: 'how to',
  costs: /^what it (?:really |actually |truly )?costs to (?<rest>.+)/,
  cost: 'cost to',
  asked: [
    /^getting started (?:with|in) .+/,
    /^(?:things|places) to (?:do|see|eat|visit) .+/,
    /^what to \w+ .+/,
    /^(?:when|where|which|whether) to \w+ .+/,
    /^(?:what|who) (?:is|are|was|were) .+/,
    /^what (?:do|does|did|should|can|would) .+/,
    /^what (?:counts|happens|qualifies|makes|causes|goes|comes|gets|helps) .+/,
    /^who (?:can|needs|qualifies|gets|pays|has|is) .+/,
    /^(?:\d+ )?(?:early |warning |common )?(?:signs|symptoms|reasons|causes) (?:that |why |of )?.+/,
    /^why (?:do|does|did|is|are|was|were|you|your|my|we) .+/,
    /^(?:is|are|can|do|does|should|will) (?:it|you|i|we|an?|the|your|my|dogs|cats|children|kids|\w+) .+/,
    /^is it worth .+/,
    /^(?:\d+ )?(?:common |biggest |costly )?(?:mistakes|errors) .+/,
    /^how (?:much|many|long|often|far|old) .+/,
    /^.+ near me$/,
    /^(?:(?:government|state|council|tax) )?(?:grants?|subsidies|rebates|tax credits) (?:for|to) .+/,
    /^(?:the )?(?:benefits|costs?|price|history|types|advantages|disadvantages|causes|symptoms|signs|pros and cons|best time|dangers|risks|side effects) (?:of|to) .+/,
  ],
  guides: [
    /^(?:an?|the|your|our)? ?(?:(?:complete|ultimate|definitive|full|short|quick|simple|beginner's|beginners|beginner|practical|step-by-step|comprehensive|honest|detailed) )*(?:guide|introduction|primer|handbook|manual|intro|tutorial|checklist) (?:to|for|on|about) (?<rest>.+)/,
    /^(?:an introduction to|the basics of|basics of|understanding|all about|everything about|the truth about|demystifying|mastering|a look at) (?<rest>.+)/,
    /^(?:\d+ )?(?:simple |easy |practical |useful |great )?(?:tips|ideas|advice|strategies|tactics|best practices) (?:for|on|about) (?<rest>.+)/,
  ],
  statement:
    / (?:is|are|was|were|has|have|had|do|does|did|can|will|would|should|lose|loses|keep|keeps|want|wants|ask|asks|need|needs|struggle|struggles|know|knows|get|gets|think|thinks) /,
  pronoun: / (?:them|they|these|those|him|her)(?= |$)| (?:it|this)$/,
  prepositions: / (?:on|in|at|with|from|for|to|of|by|about|without|during|near)(?= )/g,
  end: /,| [–—-] |[(;:?!]| (?:so that|so you|so they|so it|because|would (?:help|be|make|work)|even if|even when|even though|to help|in order to|and (?:(?:at|from|for|by|until) )?(?:why|how|what|when|which|where|who)|and (?:do|does|is|are|can|should|will|would) (?=(?:you|i|we|it|they|there|he|she|the|my|your|an?) )|that (?:actually|really|will|won't|do|does|are|is)|in 20\d\d|for 20\d\d|this (?:year|summer|winter|spring|fall)|step by step|explained|which (?:one )?(?:is|suits|should|to)|what to|but(?! (?:no|not) )|while|before you|who)(?= |$)/,
  qualifier:
    / (?:for|without|when|if|as an?|after|before|with (?:a |an )?(?:small|little|limited|tight|young)|if you)(?= )/,
  for: 'for',
  purpose: / for .+$/,
  articles: /^(?:(?:an?|the|your|my|our|their|some) )?(?:(?:right|perfect|good) )?/,
};

const ES: IdeaGrammar = {
  language: 'es',
  leadIns: [
    /^(?:quiero|queremos|necesito|necesitamos|busco|me gustaría) (?:tener )?(?:un|una) (?:artículo|guía|entrada|texto|post|página)(?: de blog)?(?: (?:sobre|de|acerca de|que explique|para explicar))? /,
    /^(?:quiero|queremos|me gustaría|nos gustaría|necesito|vamos a) (?:escribir|hablar|explicar|contar|comparar|mostrar)(?: (?:un|una|el|la) (?:artículo|guía|entrada|texto|post)(?: de blog)?)?(?: (?:sobre|de|acerca de))? ?/,
    /^(?:un|una|el|la|nuestro)? ?(?:artículo|entrada|post|texto|nota|comparativa|comparación)(?: de blog)? (?:sobre|de|acerca de|para explicar|entre) /,
    /^(?:y|pero|también|además|así que) /,
    /^(?:quiero|queremos|necesito|necesitamos) (?=\p{L}+(?:ar|er|ir)(?:me|nos)? (?:un|una|el|la|los|las|mi|mis|nuestr[oa]s?|a|en|con) )/u,
    /^.{0,90}?(?:^|\b(?:y|pero|porque) )nadie (?:\p{L}+mente )?(?:explica|cuenta|enseña|habla de) /u,
    /^.{0,90}?(?:preguntan?|saber) si (?:(?:les?|nos|te) )?(?:deben?|pueden?|tienen? que|conviene|es mejor|hay que) /,
    /^.{0,90}?(?:preguntan?|saber) si (?=\p{L}+ \p{L})/u,
    /^todo lo que (?:necesitas|debes|hay que|tienes que|necesita|debe) saber (?:sobre|de|acerca de|para|antes de) /,
  ],
  comparisons: [
    /(?:diferencias?|elegir|comparación|comparativa|decidir) entre (?<a>.+?) y (?<b>.+)/,
    /^(?:comparar|comparamos|compara|comparando|comparativa(?: de)?) (?:a )?(?<a>.+?) (?:y|e|con) (?<b>.+)/,
    /(?<a>.+?) (?:vs\.?|versus|frente a|comparado con) (?<b>.+)/,
    /^¿?(?:qué es mejor(?: para [^,:]+)?[,:]? )?(?:el |la |los |las |un |una )?(?<a>[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}) o (?:el |la |los |las |un |una )?(?<b>[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2})(?=$| para )/u,
  ],
  versus: 'o',
  or: /^\S+ o \S+$/,
  alternatives: {
    pattern:
      /\balternativas? (?:(?<free>gratis|gratuitas?|baratas?|libres|de código abierto) )?(?:a|al) (?<rest>.+)/,
    head: 'alternativas a',
  },
  best: /\b(?:(?:los|las|el|la) )?(?:\d+ )?(?<head>mejor(?:es)?) (?<rest>(?!momento|época|manera|forma).+)/,
  tasks: [
    /\bcómo (?:nuestr[oa]|mi|un|una|el|la) (?:[\p{L}-]+ ){1,4}?ayuda (?:a (?:(?!\p{L}+[aei]r )[\p{L}-]+ ){1,4}?)?a (?<rest>\p{L}+(?:ar|er|ir)(?:se|l[oa]s?)?(?: .+|$))/u,
    /\bcómo (?:puedo|pueden?|podemos|podéis|puedes|deben?|debes) (?:(?:[\p{L}'-])+ ){0,6}?(?<rest>\p{L}+(?:ar|er|ir)(?:se|lo|la)?(?: .+|$))/u,
    /\bcómo (?:(?:[\p{L}'-])+ ){1,6}?(?:pueden?|podemos|deben?) (?<rest>\p{L}+(?:ar|er|ir)(?:se|lo|la)?(?: .+|$))/u,
    /\bcómo (?<rest>\p{L}+(?:ar|er|ir|ír)(?:se|lo|la|los|las)?(?: .+|$))/u,
    /^(?<rest>\p{L}{2,}(?:ar|er|ir)(?:se)? (?:un|una|unos|unas|el|la|los|las|tu|tus|mi|mis|su|sus|a|en|con) .*)/u,
    /\b(?:trucos|consejos|pasos|maneras|formas|ideas) (?:para|de) (?<rest>\p{L}+(?:ar|er|ir)(?:se)?(?: .+|$))/u,
  ],
  task: 'cómo',
  bareTasks: 4,
  asked: [
    /^qué \p{L}+ .+/u,
    /^(?:compensa|conviene|interesa|se puede|se pueden|pueden?|deben?|hay que) .+/,
    /^(?:cosas|lugares) (?:que|para) \p{L}+ .+/u,
    /^cada (?:cuánto|cuántos|cuántas) .+/,
    /^(?:(?:a partir de|desde|hasta|para|con|en) )?(?:cuánto|cuánta|cuántos|cuántas|cuándo|dónde|por qué|cuál|cuáles) .+/,
    /^(?:a partir de|desde|hasta|con|en|para) qué .+/,
    /^(?:vale|merece) la pena .+/,
    /^es (?:bueno|malo|seguro|necesario|posible|obligatorio|rentable) .+/,
    /^.+ cerca de (?:mí|mi)$/,
    /^(?:las )?(?:ayudas|subvenciones|deducciones|bonos) (?:para|por|a) .+/,
    /^(?:los |las |el )?(?:beneficios|ventajas|desventajas|tipos|precio|coste|costo|historia|causas|síntomas|errores|requisitos) .+/,
  ],
  guides: [
    /^(?:una |la |nuestra )?(?:guía|introducción|manual|curso|tutorial|checklist|lista)(?: (?:completa|completo|definitiva|definitivo|práctica|práctico|básica|básico|rápida|esencial|paso a paso))*(?: (?:de|del|sobre|para|a|al)) (?<rest>.+)/,
    /^(?:primeros pasos (?:con|en)|todo sobre|entender|aprender sobre|conceptos básicos de|empezar con) (?<rest>.+)/,
    /^(?:\d+ )?(?:consejos|ideas|estrategias|recomendaciones) (?:para|de|sobre) (?<rest>.+)/,
  ],
  statement: / (?:es|son|está|están|tiene|tienen|hay|ha|han|quiere|quieren|puede|pueden|pierde|pierden|no) /,
  pronoun: /(?:[aei]r(?:lo|la|los|las)|ellos|ellas|esto|eso)(?= |$)/,
  prepositions: / (?:en|con|de|a|para|sin|por|desde|durante|sobre)(?= )/g,
  end: /,| [–—-] |[(;:?!]| y a partir de | (?:para que|porque|aunque|y (?:(?:a partir de|desde|hasta|para|con|de|en) )?(?:por qu[ée]|c[óo]mo|qué|que (?:edad|hora|precio|momento)|cu[áa]ndo|cu[áa]l|cu[áa]nt[oa]s?|d[óo]nde|quién(?:es)?|hace falta|hay que|se necesita|se puede|necesito|conviene)|en 20\d\d|de 20\d\d|este año|paso a paso|explicado|que (?:no|son|es|está|están|realmente)|cuál (?:es|conviene)|pero(?! no )|mientras)(?= |$)/,
  qualifier: / (?:para|sin|cuando|si|como un|como una|después de|antes de|con poco|con un)(?= )/,
  for: 'para',
  purpose: / para .+$/,
  articles: /^(?:un|una|unos|unas|el|la|los|las|tu|tus|su|sus|mi|mis|nuestro|nuestra) /,
};

const FR: IdeaGrammar = {
  language: 'fr',
  leadIns: [
    /^(?:je veux|je voudrais|j['’]aimerais|nous voulons|nous voudrions|on veut) (?:écrire|parler|expliquer|montrer|comparer|raconter)(?: (?:un|une|le) (?:article|guide|billet|texte)(?: de blog)?)?(?: (?:sur|de|à propos de|au sujet de))? ?/,
    /^(?:un |une |le |notre )?(?:article|billet|texte|comparatif|post)(?: de blog)? (?:sur|à propos de|au sujet de|expliquant|de|entre) /,
    /^(?:et|mais|aussi|donc|alors) /,
    /^(?:je voudrais|je veux|j'aimerais|nous voudrions|on voudrait|il me faut|je cherche) (?:un |une |le )?(?:petit |bon )?(?:article|guide|billet|texte|post|page)?(?: de blog)?(?: (?:sur|à propos de|au sujet de|pour expliquer|qui explique))? /,
    /^tout ce qu(?:e vous devez|['’]il faut) savoir (?:sur|avant de|pour) /,
    /^que choisir (?:entre|pour) /,
    /^.{0,90}?(?:^|\b(?:et|mais|car) )personne n['’](?:explique|enseigne|aborde|ose) /,
    /^.{0,90}?(?:demande(?:nt)?|savoir|sait|savent|hésite(?:nt)?) s(?:i |['’])(?:elles?|ils?|on) (?:doi(?:t|vent)|peu(?:t|vent)|faut) /,
  ],
  comparisons: [
    /(?:différences?|choisir|comparaison|comparatif|hésiter) entre (?<a>.+?) et (?<b>.+)/,
    /^(?:comparer|comparons|comparez|comparatif(?: de)?) (?<a>.+?) (?:et|avec|à) (?<b>.+)/,
    /(?<a>.+?) (?:vs\.?|versus|contre|face à|comparé à) (?<b>.+)/,
    /^(?:faut-il choisir |que choisir entre |(?:que choisir|qu['’]est-ce qui est mieux) pour [^,:]+[,:] )?(?:le |la |les |l['’]|un |une )?(?<a>[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,2}) ou (?:le |la |les |l['’]|un |une )?(?<b>[\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,2})(?=$| pour )/u,
  ],
  versus: 'ou',
  or: /^\S+ ou \S+$/,
  alternatives: {
    pattern:
      /\balternatives? (?:(?<free>gratuites?|libres|moins chères?|françaises?|open source) )?(?:à|au|aux) (?<rest>.+)/,
    head: 'alternatives à',
  },
  best: /(?:^|\b)(?:(?:les|le|la) )?(?:\d+ )?(?<head>meilleur(?:e|s|es)?) (?<rest>(?!moment|période|façon|manière).+)/,
  tasks: [
    /\bcomment (?:notre|mon|ma|une?|le|la) (?:[\p{L}'’-]+ ){1,4}?aide (?:[\p{L}'’-]+ ){1,4}?à (?<rest>(?:s['’]|se |mieux )?\p{L}+(?:er|ir|re|oir)(?: .+|$))/u,
    /\bcomment (?:(?:[\p{L}'’-])+ ){1,6}?(?:peut|peuvent|doit|doivent)(?:-(?:il|elle|on|ils|elles))? (?<rest>(?:s['’]|se |ne pas )?\p{L}+(?:er|ir|re|oir)(?: .+|$))/u,
    /\bcomment (?:peut-on|peut-il|doit-on) (?<rest>.+)/,
    /\bcomment (?<rest>(?:s['’]|se |bien |ne pas )*\p{L}+(?:er|ir|re|oir)(?: .+|$))/u,
    /^(?<rest>(?:bien )?(?!\p{L}*ware )\p{L}{2,}(?:er|ir|re|oir) (?:(?:un|une|le|la|les|son|sa|ses|votre|vos|du|des|de|à|en|avec) |l['’]).*)/u,
    /(?:astuces|conseils|étapes|façons|idées|manières) (?:pour|de) (?<rest>(?:s['’]|se |bien )*\p{L}+(?:er|ir|re|oir)(?: .+|$))/u,
  ],
  task: 'comment',
  bareTasks: 4,
  costs: /^(?:ce que (?:ça )?coûte|combien coûte) (?:vraiment )?(?:de |d')(?<rest>.+)/,
  cost: 'prix pour',
  asked: [
    /^que \p{L}+(?:er|ir|re|oir) .+/u,
    /^.+ (?:peu(?:t|vent)|doi(?:t|vent))-(?:ils?|elles?|on) .+/,
    /^(?:qu['’]est-ce que?|c['’]est quoi) ?.+/,
    /^(?:tous les combien|à quelle fréquence) .+/,
    /^(?:(?:à partir de|jusqu['’]à|depuis) )?(?:combien|quand|où|pourquoi|quel|quelle|quels|quelles|qui) .+/,
    /^.+ (?:vaut|valent)-(?:il|elle|ils|elles) (?:le coup|la peine).*/,
    /^est-ce (?:rentable|utile|possible|dangereux|normal|obligatoire) .+/,
    /^(?:est-ce que|faut-il|peut-on|doit-on|vaut-il) .+/,
    /^.+ près de (?:chez moi|moi)$/,
    /^(?:les )?(?:aides|subventions|primes) (?:pour|à|au|aux) .+/,
    /^(?:les |le |l['’])?(?:avantages|inconvénients|bienfaits|types|prix|coût|histoire|causes|symptômes|erreurs|obligations|activités) .+/,
  ],
  guides: [
    /^(?:un |le |notre |votre )?(?:guide|introduction|manuel|tutoriel|checklist|liste)(?: (?:complet|ultime|pratique|rapide|détaillé|du débutant|pas à pas))*(?: (?:de|du|des|sur|pour|à|au|aux)(?= )| de l['’]| d['’]) ?(?<rest>.+)/,
    /^(?:bien débuter (?:avec|en)|débuter (?:avec|en)|tout sur|tout savoir sur|comprendre|les bases (?:de|du|des)|premiers pas (?:avec|en)) (?<rest>.+)/,
    /^(?:\d+ )?(?:conseils|idées|stratégies|astuces) (?:pour|sur) (?<rest>.+)/,
  ],
  statement: / (?:est|sont|a|ont|veut|veulent|peut|peuvent|perd|perdent|ne|était) /,
  pronoun: /(?: le| la| les| s'en| eux| cela| ça)(?= \p{L}+(?:er|ir|re)$|$)/u,
  prepositions: / (?:en|avec|de|à|pour|sans|par|dans|sur|chez|pendant)(?= )/g,
  end: /,| [–—-] |[(;:?!]| et à partir de | (?:pour que|afin (?:de|que)|parce que|car|même si|et (?:(?:à|à partir de|jusqu['’]à|depuis|pour|avec|dans|de|en) )?(?:pourquoi|comment|que|quand|combien|où|quels?|quelles?|ce|qui|si|faut-il|peut-on|doit-on|dois-je|puis-je|est-ce)|et à qui|en 20\d\d|cette année|pas à pas|étape par étape|qui (?:sont|est|ne)|lequel|laquelle|mais(?! pas )|pendant que)(?= |$)/,
  qualifier:
    / (?:pour|sans|quand|lorsqu['’]on|si|en tant que|après|avant de|avec un petit|avec peu|quand on)(?= )/,
  for: 'pour',
  purpose: / pour .+$/,
  articles: /^(?:une? |les? |la |l['’]|des |du |votre |vos |son |sa |ses |mon |ma |mes |notre |nos )/,
};

/** Idea grammars by language. */
export const GRAMMARS: Readonly<Record<string, IdeaGrammar>> = { en: EN, es: ES, fr: FR };
/** Supported languages of ideas (ISO 639-1). */
export const IDEA_LANGUAGES: readonly string[] = Object.keys(GRAMMARS);
