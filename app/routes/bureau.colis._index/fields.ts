/* The fields of the list of parcels: one box for all, the others by their parcel. */

/** Also the parameter of the labels' page. */
export const tickName = "colis";
export const trackingName = (reference: string) => `suivi-${reference}`;
export const versionName = (reference: string) => `version-${reference}`;
