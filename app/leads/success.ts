import { adParameter } from "~/ad-visit";

const name = "envoi";
const value = "reussi";

/** Whether a page is to show that its form was received: the state is in the URL. */
export function showsSuccess(query: URLSearchParams): boolean {
  return query.get(name) === value;
}

/** Where a received form leads: the same page in its success state, advertising parameters kept. */
export function successUrl(requestUrl: string): string {
  const { pathname, searchParams } = new URL(requestUrl);
  const kept = [...searchParams].filter(([parameter]) => adParameter.test(parameter));
  return `${pathname}?${new URLSearchParams([[name, value], ...kept])}`;
}

/** Neither advertisers' nor the success state's parameters make a page personal. */
export function isPublicParameter(parameter: string, given: string): boolean {
  return adParameter.test(parameter) || (parameter === name && given === value);
}
