import { Form } from "@remix-run/react";
import { introduction, wizardLabels } from "~/content/diagnostic-page";
import type { Journey } from "~/diagnostic/journey";
import { Ticks } from "~/ui/sections/ticks";
import { CarriedAnswers } from "./carried-answers";
import { useOneTurn } from "./use-one-turn";

export function IntroductionStep({ journey }: { journey: Journey }) {
  const once = useOneTurn();
  return (
    <Form method="get" action="/diagnostic" discover="none" onSubmit={once}>
      <CarriedAnswers journey={journey} />
      <h2>{introduction.title}</h2>
      <Ticks items={introduction.items} />
      <button type="submit" className="button" name="step" value={journey.next ?? ""}>
        {wizardLabels.start}
      </button>
    </Form>
  );
}
