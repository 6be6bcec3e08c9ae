/** The desk's page of what the site sends: mails, and announcements to the automation. */
export const deliveriesPage = {
  title: "Envois",
  lead: "Ce qui n’est pas parti, et pourquoi. Le site a déjà réessayé pendant trois jours.",
  none: "Rien n’est arrêté\u00a0: tout est parti, ou attend son tour.",
  retryAll: "Tout relancer",
  retry: "Relancer",
  destinations: { mail: "E-mail", webhook: "Annonce à l’automatisation" },
  failed: (tries: number, error: string) => `Abandonné après ${tries} essais\u00a0: ${error}`,
  gone: (error: string) =>
    `Refusé pour de bon\u00a0: ${error}. Plus rien ne part vers cette adresse.`,
  unnamed: "sans raison donnée",
};
