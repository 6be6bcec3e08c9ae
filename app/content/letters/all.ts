// Made by scripts/generate/texts.ts: edit the .md files instead.
import type { Block } from "../articles/types";
import type { Letter } from "./types";
export const letters: readonly Letter[] = [
  {
    form: "chapter",
    day: 2,
    subject: "Commencez le chapitre par un cas entier",
    preheader: "Une kinésithérapeute, un coureur et un genou qui n’y était pour rien.",
    link: {
      label: "Voir comment le livre avance, jour par jour",
      path: "/livre-augmente-fl",
    },
    get blocks(): Block[] {
      return [
        {
          kind: "paragraph",
          text: "Vous avez peut-être commencé à lire le premier chapitre. Voici de quoi essayer la méthode sur une page à vous, dès ce soir.",
        },
        {
          kind: "paragraph",
          text: "Prenez une kinésithérapeute qui veut écrire sur les douleurs du coureur. Son premier réflexe est de commencer par l’anatomie. Elle explique l’articulation, puis les causes, puis les traitements. Tout est juste, et le lecteur referme le livre à la quatrième page, parce qu’il n’a pas encore vu à quoi cela lui servirait.",
        },
        {
          kind: "paragraph",
          text: "Elle recommence par un cas. Un homme de quarante ans vient pour son genou droit. Il a changé de chaussures, puis de terrain, puis il s’est arrêté deux mois, et la douleur est revenue à la première sortie. Elle l’a regardé marcher dans le couloir et s’est intéressée à sa hanche. Une page suffit. Quand l’explication vient ensuite, le lecteur la demande.",
        },
        { kind: "paragraph", text: "Un cas entier tient en quatre phrases." },
        {
          kind: "list",
          items: [
            "Qui est venu, et avec quelle demande, dans ses mots.",
            "Ce qui avait déjà été essayé, et pourquoi cela n’a pas suffi.",
            "Ce que vous avez remarqué, que les autres n’avaient pas vu.",
            "Ce qui a changé ensuite, sans arrondir le résultat.",
          ],
        },
        {
          kind: "paragraph",
          text: "La troisième phrase est celle que vous seul pouvez écrire. Elle contient votre métier. Si elle ne vient pas, choisissez un autre cas, car celui-là n’enseigne rien de particulier.",
        },
        {
          kind: "paragraph",
          text: "Changez le nom, l’âge et la ville. Gardez ce qui s’est réellement passé, et demandez l’accord de la personne si quelqu’un pouvait la reconnaître.",
        },
        {
          kind: "paragraph",
          text: "Essayez avec le dernier client qui vous a surpris. Écrivez les quatre phrases sans les soigner. Vous aurez le début d’un chapitre, et vous saurez de quoi le reste doit parler.",
        },
      ];
    },
  },
  {
    form: "chapter",
    day: 5,
    subject: "Dites-le d’abord à voix haute",
    preheader: "Une paysagiste, un téléphone posé sur la table et vingt minutes.",
    link: {
      label: "Découvrir la méthode du livre",
      path: "/livre-augmente-fl",
    },
    get blocks(): Block[] {
      return [
        {
          kind: "paragraph",
          text: "Beaucoup de gens qui expliquent très bien leur métier écrivent mal, et ils en concluent qu’ils ne sont pas faits pour écrire. Ils écrivent surtout trop tôt. Il leur manque une étape, qui consiste à parler.",
        },
        {
          kind: "paragraph",
          text: "Imaginez une paysagiste. Quand un client lui demande pourquoi son jardin est triste en hiver, elle répond pendant dix minutes sans chercher ses mots. Elle parle des persistants qu’on plante trop loin de la fenêtre, des graminées qu’on coupe en octobre alors qu’elles seraient belles sous le givre. Devant une page blanche, la même femme écrit «\u00a0L’aménagement hivernal des espaces extérieurs\u00a0» et s’arrête là.",
        },
        {
          kind: "paragraph",
          text: "Le lendemain, elle pose son téléphone sur la table, lance l’enregistrement et répond à la question comme si le client était assis en face. Elle obtient vingt minutes de parole. Un assistant d’intelligence artificielle les transcrit, retire les hésitations et range les idées. Elle relit, rétablit ce qui a été lissé, remet l’exemple qui manque. À midi, elle a trois pages qui sonnent comme elle.",
        },
        { kind: "paragraph", text: "Trois précautions font la différence." },
        {
          kind: "list",
          items: [
            "Répondez à une question précise, et une seule. «\u00a0Parlez-moi des jardins\u00a0» ne donne rien.",
            "Ne corrigez pas en parlant. Si vous vous trompez, dites-le et continuez.",
            "Demandez à l’assistant de garder vos mots et votre ordre. Il remplacera sinon vos tournures par les siennes, et vous ne vous reconnaîtrez plus.",
          ],
        },
        {
          kind: "paragraph",
          text: "Essayez aujourd’hui avec la question qu’on vous pose le plus souvent. Parlez vingt minutes, faites transcrire, puis soulignez les phrases que vous êtes content d’avoir dites. Il y en aura plus que vous ne croyez.",
        },
        {
          kind: "paragraph",
          text: "Le livre procède de cette façon, chapitre après chapitre, avec les prompts qui conviennent à chaque étape.",
        },
      ];
    },
  },
  {
    form: "chapter",
    day: 9,
    subject: "Ce que vous pouvez laisser de côté",
    preheader: "Un expert-comptable, cent quarante notes et la fiche qui les trie.",
    link: {
      label: "Commander le livre",
      path: "/livre-augmente-fl",
    },
    get blocks(): Block[] {
      return [
        {
          kind: "paragraph",
          text: "Quand on connaît bien un sujet, la difficulté est de ne pas tout dire. Le manuscrit enfle, le plan change chaque semaine, et l’on finit par croire qu’il faudra deux ans.",
        },
        {
          kind: "paragraph",
          text: "Voici un expert-comptable qui écrit pour les artisans. En quinze ans, il a réuni cent quarante notes, sur la TVA, les devis, le statut du conjoint, les contrôles, la retraite. Il voudrait tout y mettre. Son livre ferait cinq cents pages, et aucun artisan ne le lirait.",
        },
        {
          kind: "paragraph",
          text: "Il prend une fiche et y écrit une seule phrase. «\u00a0Après ce livre, un artisan seul sait dire chaque mois ce qu’il peut se payer.\u00a0» Puis il relit ses notes une à une, et pose à chacune la même question. Est-ce que mon lecteur en a besoin pour y arriver\u202f?",
        },
        {
          kind: "list",
          items: [
            "Oui, elle entre dans un chapitre.",
            "Non, elle part dans un dossier qui porte le nom d’un autre livre.",
            "Peut-être, elle part dans le même dossier.",
          ],
        },
        {
          kind: "paragraph",
          text: "Il lui reste trente-deux notes et cinq chapitres. Le conjoint et la retraite attendront. Ce qui demeure est à la portée d’un matin par semaine, et chaque chapitre mène au suivant.",
        },
        {
          kind: "paragraph",
          text: "La phrase de la fiche est difficile à écrire. Elle doit nommer un lecteur, un geste qu’il saura faire et le moment où il le fera. Si vous hésitez entre deux versions, gardez celle qui vous permet de retirer le plus de notes.",
        },
        {
          kind: "paragraph",
          text: "Faites l’essai avec vingt notes seulement. Comptez celles qui restent. Vous verrez à quoi ressemble votre livre, et combien il vous demandera de temps.",
        },
        {
          kind: "paragraph",
          text: "Si vous souhaitez être accompagné page après page, le livre vous conduit de ce tri au manuscrit relu en 14\u00a0jours. Il coûte 19,90€, et vous avez 30\u00a0jours pour changer d’avis.",
        },
      ];
    },
  },
  {
    form: "diagnostic",
    day: 2,
    subject: "Écrivez pour une seule personne",
    preheader: "Une coach, une avocate qui perd sa voix et le chapitre qui vient tout seul.",
    link: {
      label: "Voir le programme du livre",
      path: "/livre-augmente-fl",
    },
    get blocks(): Block[] {
      return [
        {
          kind: "paragraph",
          text: "Votre diagnostic vous a donné un profil et une feuille de route. Quel que soit ce profil, un même choix facilite tout le reste, et il se fait en un quart d’heure.",
        },
        {
          kind: "paragraph",
          text: "Prenez une coach qui travaille la prise de parole. Elle voudrait un livre «\u00a0pour tous ceux qui parlent en public\u00a0». Elle pense aux cadres, aux enseignants, aux élus, aux timides. À chaque phrase, elle se demande si l’élu sera d’accord et si le timide comprendra. Elle écrit dix pages tièdes.",
        },
        {
          kind: "paragraph",
          text: "Elle change alors une seule chose. Elle pense à une cliente, une avocate de trente-quatre ans qui plaide bien et qui perd sa voix dès qu’un confrère l’interrompt. Elle lui donne un autre prénom et l’écrit en haut de la page. La question du chapitre devient simple. Que doit faire cette femme dans les trois secondes qui suivent l’interruption\u202f?",
        },
        {
          kind: "paragraph",
          text: "Le texte vient vite, parce que la coach a déjà donné cette réponse. Elle parle de respiration, de regard, de la phrase qu’on prépare à l’avance. Un élu qui lira ces pages y trouvera son compte, car lui aussi est interrompu. Il aura même l’impression qu’on lui parle.",
        },
        {
          kind: "paragraph",
          text: "Pour choisir cette personne, répondez par écrit à quatre questions.",
        },
        {
          kind: "list",
          items: [
            "Qui avez-vous eu plaisir à aider l’an dernier\u202f?",
            "Qu’avait-elle essayé avant de venir\u202f?",
            "Qu’est-ce qu’elle n’osait pas demander\u202f?",
            "Que sait-elle faire aujourd’hui qu’elle ne savait pas faire\u202f?",
          ],
        },
        {
          kind: "paragraph",
          text: "Gardez la fiche à côté de vous quand vous écrivez. Si un paragraphe ne lui est pas utile, il peut attendre.",
        },
        {
          kind: "paragraph",
          text: "Reprenez maintenant la première action de votre diagnostic, et faites-la en pensant à elle. Vous verrez si elle devient plus facile.",
        },
      ];
    },
  },
  {
    form: "diagnostic",
    day: 5,
    subject: "Trois séances à la même heure",
    preheader: "Un ostéopathe, un rendez-vous de sept heures et un carnet qu’on laisse ouvert.",
    link: {
      label: "Voir les quatorze jours du livre",
      path: "/livre-augmente-fl",
    },
    get blocks(): Block[] {
      return [
        {
          kind: "paragraph",
          text: "Une feuille de route ne sert que si elle entre dans l’agenda. C’est souvent là que les projets de livre se perdent, et rarement faute de volonté.",
        },
        {
          kind: "paragraph",
          text: "Imaginez un ostéopathe qui reçoit de huit heures à dix-neuf heures. Il s’est promis d’écrire «\u00a0dès qu’il aurait un moment\u00a0». En quatre mois, il a eu des moments, et il les a passés à relire ce qu’il avait écrit la fois d’avant.",
        },
        {
          kind: "paragraph",
          text: "Il fixe trois séances par semaine, le mardi, le jeudi et le samedi, à sept heures. Elles durent quarante-cinq minutes, jamais davantage. Il les inscrit comme des rendez-vous de patients, sous un nom que sa secrétaire connaît, pour qu’elles ne soient pas déplacées.",
        },
        {
          kind: "paragraph",
          text: "Chaque séance se termine de la même façon. Il note dans un carnet la phrase par laquelle il commencera la prochaine fois. Le mardi suivant, il ouvre le carnet, lit la phrase et continue. Il ne relit rien d’autre.",
        },
        {
          kind: "paragraph",
          text: "Au bout de deux semaines, il a manqué une séance sur six, et il a un chapitre. Il sait aussi combien de temps lui prend une page, ce qu’il ignorait. Il peut compter les séances qui restent et donner une date à son entourage.",
        },
        { kind: "paragraph", text: "Trois détails l’ont aidé." },
        {
          kind: "list",
          items: [
            "L’heure ne change pas. Décider chaque fois coûte plus que se lever.",
            "Une séance manquée n’est pas rattrapée. La suivante a lieu comme prévu.",
            "La relecture a sa propre séance, une fois le chapitre terminé.",
          ],
        },
        {
          kind: "paragraph",
          text: "Ouvrez votre agenda et cherchez trois plages de la même heure pour les deux prochaines semaines. Si vous n’en trouvez que deux, prenez-les.",
        },
        {
          kind: "paragraph",
          text: "Le programme du livre suppose 2 à 3\u00a0heures par jour pendant 14\u00a0jours. Il se découpe aussi en séances plus courtes, sur une durée plus longue.",
        },
      ];
    },
  },
  {
    form: "diagnostic",
    day: 9,
    subject: "À quoi sert un livre avant d’être vendu",
    preheader:
      "Une architecte d’intérieur, trente exemplaires et des premiers rendez-vous plus courts.",
    link: {
      label: "Commander le livre",
      path: "/livre-augmente-fl",
    },
    get blocks(): Block[] {
      return [
        {
          kind: "paragraph",
          text: "On juge souvent un livre professionnel à ses ventes. Pour la plupart des métiers, il travaille bien avant d’arriver en librairie.",
        },
        {
          kind: "paragraph",
          text: "Voici une architecte d’intérieur qui rénove de petits appartements. Ses premiers rendez-vous durent deux heures. Elle y répète les mêmes explications sur les murs porteurs, l’ordre des travaux, ce qu’un budget permet ou ne permet pas. Un client sur trois signe.",
        },
        {
          kind: "paragraph",
          text: "Elle écrit un livre court sur les dix décisions d’une rénovation. Elle en fait imprimer trente exemplaires et en pose un dans l’enveloppe qu’elle envoie avant chaque rendez-vous. Les clients arrivent avec des pages cornées. Ils ont déjà renoncé à l’îlot central dans onze mètres carrés. On parle de leur projet dès la première minute, et ceux qui cherchaient seulement un prix se sont décommandés.",
        },
        {
          kind: "paragraph",
          text: "Vous pouvez prévoir cet usage dès le plan. Demandez-vous à quel moment de votre activité le livre sera remis, et par qui.",
        },
        {
          kind: "list",
          items: [
            "Avant un premier rendez-vous, il répond aux questions que tous posent.",
            "Pendant une formation, il remplace le support qu’on ne rouvre jamais.",
            "Après une mission, il laisse une trace que le client prête à un collègue.",
          ],
        },
        {
          kind: "paragraph",
          text: "Choisissez un seul de ces moments. Il décide de la longueur, du ton et de la première page. Un livre remis avant un rendez-vous se lit en une soirée. Celui qu’on laisse après une mission peut être plus complet.",
        },
        {
          kind: "paragraph",
          text: "Relisez votre diagnostic avec cette idée. L’objectif que vous aviez coché y est traduit en actions, et vous verrez laquelle prépare ce moment.",
        },
        {
          kind: "paragraph",
          text: "Si vous êtes prêt à commencer, le livre vous accompagne jusqu’au manuscrit relu. Il coûte 19,90€, il est dédicacé, et vous avez 30\u00a0jours pour vous faire rembourser s’il ne vous convient pas.",
        },
      ];
    },
  },
  {
    form: "resources",
    day: 2,
    subject: "Avant le prompt, la matière",
    preheader: "Une formatrice en sécurité incendie, et deux réponses que tout sépare.",
    link: {
      label: "Voir les prompts du livre à l’œuvre",
      path: "/livre-augmente-fl",
    },
    get blocks(): Block[] {
      return [
        {
          kind: "paragraph",
          text: "Vous avez ouvert la boîte à outils, et peut-être déjà copié un prompt. Si la réponse vous a déçu, la faute n’en est sans doute ni à l’outil ni à vous.",
        },
        {
          kind: "paragraph",
          text: "Prenez une formatrice en sécurité incendie. Elle demande à un assistant d’écrire «\u00a0un chapitre sur l’évacuation d’un immeuble de bureaux\u00a0». Elle reçoit deux pages correctes, que n’importe quel confrère aurait pu obtenir. Elle n’y trouve rien de ce qu’elle sait.",
        },
        {
          kind: "paragraph",
          text: "Elle s’y prend autrement. Elle colle d’abord une demi-page de notes, telles quelles.",
        },
        {
          kind: "list",
          items: [
            "Le jour de l’exercice, les gens reprennent leur manteau. Chaque fois.",
            "Le guide-file du quatrième étage avait changé de service, personne ne l’avait remplacé.",
            "Question entendue dix fois, «\u00a0et si c’est une vraie\u202f?\u00a0».",
            "Mon avis, on répète trop l’alarme et pas assez le point de rassemblement.",
          ],
        },
        {
          kind: "paragraph",
          text: "Puis elle ajoute sa demande. «\u00a0Avec ces notes, et rien d’autre, propose trois ordres possibles pour un chapitre destiné aux responsables d’étage. Pose-moi les questions qui te manquent.\u00a0» L’assistant range, relie, et demande ce qui s’est passé ce jour-là au quatrième étage. Elle répond. Le chapitre commence à exister, et il est d’elle.",
        },
        {
          kind: "paragraph",
          text: "La règle tient en peu de mots. Donnez vos notes avant votre demande, interdisez d’ajouter ce qui n’y est pas, et demandez des questions plutôt que du texte. Les premiers prompts de la boîte à outils sont construits ainsi. Celui qui prépare le plan vous interroge avant d’écrire une ligne.",
        },
        {
          kind: "paragraph",
          text: "Choisissez ce soir un sujet dont vous parlez souvent. Notez dix choses vues, entendues ou pensées, sans phrases complètes. Copiez ensuite l’un des prompts, et placez vos dix lignes devant. Vous jugerez sur pièces.",
        },
      ];
    },
  },
  {
    form: "resources",
    day: 5,
    subject: "Relire ce que la machine affirme",
    preheader: "Une diététicienne, un stylo rouge et trois couleurs.",
    link: {
      label: "Voir la méthode de relecture du livre",
      path: "/livre-augmente-fl",
    },
    get blocks(): Block[] {
      return [
        {
          kind: "paragraph",
          text: "Un assistant d’intelligence artificielle écrit avec la même assurance ce qu’il sait et ce qu’il invente. Votre nom sera sur la couverture. Il vous faut donc une façon de relire qui ne dépende pas de votre attention du jour.",
        },
        {
          kind: "paragraph",
          text: "Imaginez une diététicienne qui a fait mettre en forme un chapitre sur le petit déjeuner. Le texte est agréable. Elle l’imprime et le reprend avec trois couleurs.",
        },
        {
          kind: "paragraph",
          text: "Elle souligne en bleu tout ce qu’elle a elle-même constaté au cabinet. En vert, ce qu’elle peut rattacher à une source qu’elle a lue, et dont elle écrit la référence en marge. En rouge, le reste.",
        },
        {
          kind: "paragraph",
          text: "Sur deux pages, elle compte neuf passages rouges. Un pourcentage qu’elle n’a jamais vu. Une étude «\u00a0de 2019\u00a0» sans auteur. Une phrase qui affirme que les enfants «\u00a0ont besoin\u00a0» d’un produit laitier au réveil, alors qu’elle pense le contraire. Elle cherche le pourcentage pendant cinq minutes, ne le trouve pas, et l’enlève. Elle remplace l’étude par ce qu’elle a observé, en disant que c’est son observation. Elle réécrit la phrase sur les enfants.",
        },
        {
          kind: "paragraph",
          text: "Il lui a fallu trois quarts d’heure, et le chapitre est devenu plus court et plus solide.",
        },
        {
          kind: "paragraph",
          text: "Le troisième passage de la liste de contrôle, dans votre boîte à outils, vous guide dans cette relecture. Deux habitudes la rendent plus rapide.",
        },
        {
          kind: "list",
          items: [
            "Demandez à l’assistant de signaler lui-même chaque chiffre, chaque nom et chaque date de son texte, en liste.",
            "Effacez sans regret ce que vous ne pouvez pas vérifier en cinq minutes. Le lecteur n’en saura rien.",
          ],
        },
        {
          kind: "paragraph",
          text: "Essayez sur une seule page. Comptez les passages rouges, et gardez ce nombre en tête la prochaine fois qu’un texte vous paraîtra prêt.",
        },
      ];
    },
  },
  {
    form: "resources",
    day: 9,
    subject: "Un sommaire fait de questions",
    preheader: "Un courtier en prêts, ses e-mails des trois derniers mois et sept chapitres.",
    link: {
      label: "Commander le livre",
      path: "/livre-augmente-fl",
    },
    get blocks(): Block[] {
      return [
        {
          kind: "paragraph",
          text: "Il vous reste peut-être des fiches à remplir. Celle du sommaire arrête beaucoup de monde, parce qu’on la commence par des thèmes. Essayez de la commencer par des questions.",
        },
        {
          kind: "paragraph",
          text: "Voici un courtier en prêts immobiliers. Son premier sommaire annonce «\u00a0Le marché\u00a0», «\u00a0Les acteurs\u00a0», «\u00a0Les garanties\u00a0», «\u00a0L’assurance\u00a0». On dirait un cours. Rien n’y dit au lecteur où il se trouve, ni ce qu’il saura faire à la fin.",
        },
        {
          kind: "paragraph",
          text: "Il ouvre sa messagerie et relit trois mois d’e-mails de clients. Il recopie les questions sans les corriger.",
        },
        {
          kind: "list",
          items: [
            "Est-ce que la banque regarde mes découverts\u202f?",
            "Je suis à mon compte depuis un an, c’est trop tôt\u202f?",
            "Pourquoi mon voisin a eu moins cher\u202f?",
            "On signe quand, par rapport au compromis\u202f?",
          ],
        },
        {
          kind: "paragraph",
          text: "Il en trouve trente et une. Il les range dans l’ordre où elles se posent, de la première visite à la remise des clés, et regroupe celles qui se ressemblent. Sept paquets apparaissent. Chaque paquet est un chapitre, et la question la plus fréquente lui donne son titre.",
        },
        {
          kind: "paragraph",
          text: "Le sommaire se lit alors comme une conversation. L’acheteur s’y reconnaît dès la table des matières, et le courtier sait ce que chaque page doit contenir, puisqu’il a déjà répondu cent fois.",
        },
        {
          kind: "paragraph",
          text: "Vous pouvez confier le classement à un assistant. Donnez-lui vos questions, et demandez trois façons de les ranger. Choisissez vous-même. Vous seul savez laquelle vient en premier dans la vie de votre client.",
        },
        {
          kind: "paragraph",
          text: "Si vous avez une heure cette semaine, relisez vos messages et recopiez vingt questions. Vous aurez la moitié d’un plan.",
        },
        {
          kind: "paragraph",
          text: "Pour aller du plan au manuscrit, le livre vous donne un programme de 14\u00a0jours, à raison de 2 à 3\u00a0heures par jour. Il coûte 19,90€.",
        },
      ];
    },
  },
];
