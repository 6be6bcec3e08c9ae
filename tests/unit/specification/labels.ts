/**
 * What the specification quotes letter for letter, beside what the site says.
 */
import { specifiedOffers } from "~/content/dated-offers";
import { wizardLabels } from "~/content/diagnostic-page";
import { errorReference } from "~/content/errors";
import { faq } from "~/content/faq";
import * as funnel from "~/content/funnel";
import { home } from "~/content/home";
import { fourteenDays } from "~/content/landings/fourteen-days";
import { promptPack, training, vip } from "~/content/offers";
import { promptPackThanksPage } from "~/content/product-thanks";
import { funnelOffers } from "~/content/products";
import { promptPackPage } from "~/content/prompt-pack";
import { highlights, resourcesPage } from "~/content/resources";
import { navigation } from "~/content/site";
import { chapterForm } from "~/leads/forms/chapter";
import { diagnosticForm } from "~/leads/forms/diagnostic";

const labelOf = (path: string) => navigation.find(({ to }) => to === path)?.label;
const { added } = funnel.confirmationPage.recap;
const failed = "Une erreur est survenue";
const figures = highlights.map(({ value, label }) => `${value} ${label}`);

export const specifiedLabels: [specified: string, onTheSite: string | undefined][] = [
  ["Le Livre", labelOf("/livre")],
  ["Pack de prompts", labelOf("/pack-prompt-ia")],
  ["Commander le livre", home.hero.order.label],
  ["Diagnostic gratuit", home.hero.diagnostic.label],
  ["Dédicacé + Port offert", home.hero.badge],
  ["Pourquoi maintenant ?", home.whyNow.title],
  ["Pour qui exactement ?", home.audiences.title],
  ["Commander maintenant", fourteenDays.cta],
  ["Avis vérifiés Amazon", fourteenDays.sections.find(({ kind }) => kind === "reviews")?.kicker],
  ["Accès immédiat", promptPackThanksPage.nextSteps.steps[1]?.title],
  ["Finaliser votre commande", funnel.checkoutPage.title],
  ["CONTINUER", funnel.checkoutPage.continueLabel],
  ["Confirmation de votre commande en cours...", funnel.orderLoading],
  ["Merci pour votre commande !", funnel.thankYouPage.title],
  ["OFFRE SPÉCIALE", funnel.offerTexts[funnelOffers[0].product](specifiedOffers)?.tag],
  ["Continuer", funnel.thankYouPage.continueLabel],
  ["Une offre exclusive pour vous", funnel.upsellPage.title],
  ["OUI, J'AJOUTE LE PACK DE PROMPTS →", funnel.upsellPage.acceptLabel],
  ["Non merci, je continue sans le pack", funnel.upsellPage.declineLabel],
  ["Félicitations pour votre commande !", funnel.confirmationPage.title],
  ["PRÉ-VENTE", added.training.tag],
  ["Formation en ligne L’Auteur Augmenté", training.name],
  ["Pack de Prompts IA pour Auteurs", promptPack.name],
  ["Pack de Prompts IA pour Auteurs Professionnels", promptPackPage.title],
  ["Accompagnement VIP Auteur Augmenté Élite", vip.name],
  ["Commencer le diagnostic", wizardLabels.start],
  ["Retour", wizardLabels.back],
  ["Continuer", wizardLabels.next],
  ["Recevoir mon diagnostic", wizardLabels.submit],
  ["Envoi en cours...", wizardLabels.submitting],
  [`${failed} lors de l'envoi du formulaire. Veuillez réessayer.`, diagnosticForm.failure],
  [`${failed}. Veuillez réessayer.`, chapterForm.failure],
  ["25+ prompts IA", figures[0]],
  ["4 templates", figures[1]],
  ["2h de vidéos", figures[2]],
  ["/livre-augmente-fl", resourcesPage.bookLink.to],
  ["Questions Fréquentes", faq.title],
  ["Tout ce que vous devez savoir sur la méthode de l'Auteur Augmenté", faq.subtitle],
  ["La Méthode", faq.sections[0]?.title],
  ["Processus d'Écriture", faq.sections[1]?.title],
  ["Impact Business", faq.sections[2]?.title],
  ["Aspects Pratiques", faq.sections[3]?.title],
  ["Vous avez d'autres questions ?", faq.closing.title],
  ["Nous contacter", faq.closing.contact],
  ["Diagnostic gratuit", faq.closing.diagnostic],
  ["Unexpected Application Error!", errorReference],
];
