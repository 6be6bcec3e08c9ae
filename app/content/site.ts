import { said } from "./claims";
import { challenge, isOnSale, offerPages, promptPack, training, vip } from "./offers";
import { hasReviews } from "./readers";

export const siteName = "L’Auteur Augmenté";

interface NavigationLink {
  to: string;
  label: string;
}

const testimonials: NavigationLink = { to: "/temoignages", label: "Témoignages" };

const reading: NavigationLink[] = [
  { to: "/diagnostic", label: "Diagnostic" },
  { to: "/ressources-livre", label: "Ressources" },
  { to: "/blog", label: "Blog" },
  ...(hasReviews() ? [testimonials] : []),
  { to: "/faq", label: "FAQ" },
];

export const navigation: NavigationLink[] = [
  { to: "/", label: "Accueil" },
  { to: "/livre", label: "Le Livre" },
  ...(isOnSale(promptPack) ? [promptPack.page] : []),
  ...(isOnSale(training) ? [{ to: "/masterclass", label: "Masterclass" }] : []),
  ...(isOnSale(vip) ? [vip.page] : []),
  ...reading,
];

export const footerLinks: NavigationLink[] = [
  ...offerPages,
  { to: "/chapitre-gratuit", label: "Chapitre gratuit" },
  { to: "/challenge", label: `Défi ${challenge.days}\u00a0jours` },
  ...reading,
];

export const legalLinks: NavigationLink[] = [
  { to: "/mentions-legales", label: "Mentions légales" },
  { to: "/conditions-generales-de-vente", label: "Conditions générales de vente" },
  { to: "/accessibilite", label: "Accessibilité" },
];

/** Tests check that no page sets a cookie. */
export const cookieNote = "Sans cookies\u00a0: rien à accepter, rien à refuser.";

export const slogan = `La méthode pour écrire un livre professionnel${said.manuscript.slogan}.`;

/** In the footer of every page, in the words of article D. 221-5 of the Code de la consommation. */
export const withdrawalLink: NavigationLink = {
  to: "/retractation",
  label: "Renoncer au contrat ici",
};
