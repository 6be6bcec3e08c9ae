import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";

/** For a form that turns the page: the second click of two is no second entry in the history. */
export function useOneTurn(): (event: FormEvent) => void {
  const { key } = useLocation();
  const turning = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changed, so the turn is over
  useEffect(() => {
    turning.current = false;
  }, [key]);
  return (event) => {
    if (turning.current) event.preventDefault();
    turning.current = true;
  };
}
