import type { Journey } from "~/diagnostic/journey";

/** The answers of the other steps, so that this step's form brings them all along. */
export function CarriedAnswers({ journey }: { journey: Journey }) {
  return journey.carried.map(({ name, value }) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
}
