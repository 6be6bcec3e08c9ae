import { Form } from "@remix-run/react";
import type { Journey } from "~/diagnostic/journey";
import { introduction, wizardLabels } from "~/diagnostic/questions";
import { Icon } from "~/ui/icons/icon";
import { CarriedAnswers } from "./carried-answers";

export function IntroductionStep({ journey }: { journey: Journey }) {
  return (
    <Form method="get" action="/diagnostic" discover="none">
      <CarriedAnswers journey={journey} />
      <h2>{introduction.title}</h2>
      <ul className="ticks">
        {introduction.items.map((item) => (
          <li key={item}>
            <Icon name="check" /> {item}
          </li>
        ))}
      </ul>
      <button type="submit" className="button" name="step" value="2">
        {wizardLabels.start}
      </button>
    </Form>
  );
}
