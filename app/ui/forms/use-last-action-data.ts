import { useActionData } from "@remix-run/react";
import { useState } from "react";

/**
 * What the page's action last answered, for as long as the component is shown. The router forgets it with every
 * navigation, even one to another place on the same page.
 */
export function useLastActionData<Data>(): Data | undefined {
  const answered = useActionData() as Data | undefined;
  const [last, setLast] = useState(answered);
  if (answered !== undefined && answered !== last) setLast(answered);
  return answered ?? last;
}
