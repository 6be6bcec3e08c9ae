/** Whether a text may become the link with which a buyer follows a parcel. */
export const isTrackingUrl = (text: string) =>
  URL.canParse(text) && /^https?:\/\//i.test(text) && text.length <= 2000;
