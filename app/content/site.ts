import { challenge, programme } from "./offers";

/** The name of the site and where its links lead, in the order of the bar. */
export const siteName = "L’Auteur Augmenté";

interface NavigationLink {
  to: string;
  label: string;
}

const testimonials: NavigationLink = { to: "/temoignages", label: "Témoignages" };
const faq: NavigationLink = { to: "/faq", label: "FAQ" };

export const navigation: NavigationLink[] = [
  { to: "/", label: "Accueil" },
  { to: "/livre", label: "Le Livre" },
  { to: "/pack-prompt-ia", label: "Pack de prompts" },
  { to: "/masterclass", label: "Masterclass" },
  { to: "/accompagnement-vip", label: "Accompagnement VIP" },
  { to: "/diagnostic", label: "Diagnostic" },
  { to: "/ressources-livre", label: "Ressources" },
  { to: "/blog", label: "Blog" },
  testimonials,
  faq,
];

export const footerLinks: NavigationLink[] = [
  { to: "/livre-augmente-fl", label: "Commander le livre" },
  { to: "/chapitre-gratuit", label: "Chapitre gratuit" },
  { to: "/challenge", label: `Défi ${challenge.days} jours` },
  { to: "/inscription-masterclass", label: "Formation en ligne" },
  testimonials,
  faq,
];

export const legalLinks: NavigationLink[] = [
  { to: "/mentions-legales", label: "Mentions légales" },
  { to: "/conditions-generales-de-vente", label: "Conditions générales de vente" },
];

export const slogan = `La méthode pour écrire un livre professionnel en ${programme.days} jours, avec l’IA.`;

/** In the foot of every page, in the words of article D. 221-5 of the Code de la consommation. */
export const withdrawalLink: NavigationLink = {
  to: "/retractation",
  label: "Renoncer au contrat ici",
};
