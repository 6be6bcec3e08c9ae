import { wizardSteps } from "~/content/diagnostic-page";
import { decapitalised } from "~/lib/decapitalised";
import { type Ad, adParameters, readAd } from "~/statistics/ad";
import {
  type Answers,
  type Question,
  type QuestionKey,
  questions,
  questionsOf,
  type StepNumber,
} from "./questions";

const path = "/diagnostic";
const introduction: StepNumber = 1;
const lastStep: StepNumber = wizardSteps.length;
/** What `URLSearchParams` and `FormData` have in common. */
interface Fields {
  get(name: string): unknown;
  getAll(name: string): readonly unknown[];
}

/**
 * Where a visitor is in the wizard. All state is in the URL (at the end, in the post), so that reload, back and shared
 * links work, and browser and server agree. Bad input never throws: an unknown label is an error of its question.
 */
export class Journey {
  /** The step to show: the requested one, or the first incomplete one before it. */
  readonly step: StepNumber;
  private readonly readings: ReadonlyMap<QuestionKey, ReturnType<typeof read>>;
  /** Part of the state, since a GET form drops the query of its own URL. */
  private readonly ad: Ad;

  private constructor(
    readonly requested: StepNumber,
    fields: Fields,
    ambiguity: Ambiguity,
  ) {
    this.readings = new Map(
      questions.map((question) => [question.key, read(question, fields, ambiguity)]),
    );
    this.ad = readAd(fields);
    const incomplete =
      wizardSteps.find(({ number }) => !this.isComplete(number))?.number ?? lastStep;
    this.step = requested < incomplete ? requested : incomplete;
  }

  /** An unknown `step` means the introduction. */
  static fromQuery(query: Fields): Journey {
    const step = stepNumbered(query.getAll("step")[0]) ?? introduction;
    return new Journey(step, query, "first");
  }

  /** From a posted form, without its contact data. `step` is set if the form leads to another step. */
  static fromSubmission(form: Fields, step: StepNumber = lastStep): Journey {
    return new Journey(step, form, "refuse");
  }

  /** Whether 'Continuer' may lead on from this step. */
  isComplete(step: StepNumber): boolean {
    return questionsOf(step).every((question) => this.problem(question) === null);
  }

  /** The chosen labels that the question offers; more than `question.max` if that many were sent. */
  selected(key: QuestionKey): readonly string[] {
    return this.readings.get(key)?.labels ?? [];
  }

  /** All answers; null while one is missing or wrong. */
  get answers(): Answers | null {
    if (!wizardSteps.every(({ number }) => this.isComplete(number))) return null;
    const entries = questions.map(({ key, kind }) => {
      const chosen = this.selected(key);
      return [key, kind === "radio" ? chosen[0] : chosen];
    });
    return Object.fromEntries(entries) as Answers;
  }

  /** Errors of the current step, in its order. A missing answer is an error only after an attempt to continue. */
  get errors() {
    const triedToContinue = this.requested > this.step;
    return questionsOf(this.step).flatMap((question) => {
      const problem = this.problem(question);
      if (problem === null || (problem === "missing" && !triedToContinue)) return [];
      return [{ key: question.key, message: messages[problem](question) }];
    });
  }

  get next(): StepNumber | null {
    return stepNumbered(this.step + 1);
  }

  get previous(): StepNumber | null {
    return stepNumbered(this.step - 1);
  }

  get progress() {
    return {
      label: `Étape ${this.step} sur ${lastStep}`,
      percent: Math.round((100 * this.step) / lastStep),
    };
  }

  /** The ad and the answers of all other steps, including later ones, for the hidden fields of this step's form. */
  get carried() {
    const here = questionsOf(this.step);
    const elsewhere = questions.filter((question) => !here.includes(question));
    return [...this.values(elsewhere), ...adParameters(this.ad)];
  }

  /** URL of a step, with the ad and all answers. Without answers, the introduction's has no `step`. */
  urlFor(step: StepNumber): string {
    const values = this.values(questions);
    const untouched = step === introduction && values.length === 0;
    const query = new URLSearchParams(untouched ? {} : { step: String(step) });
    for (const { name, value } of [...values, ...adParameters(this.ad)]) query.append(name, value);
    return `${path}?${query}`.replace(/\?$/, "");
  }

  private values(asked: readonly Question[]) {
    return asked.flatMap(({ key }) => this.selected(key).map((value) => ({ name: key, value })));
  }

  private problem({ key, max }: Question): keyof typeof messages | null {
    const reading = this.readings.get(key);
    if (!reading) return "missing";
    if (reading.unknown) return "unknown";
    if (reading.labels.length > max) return "tooMany";
    return reading.labels.length === 0 ? "missing" : null;
  }
}

/** The step with this number, which may be given as text; null if there is none. */
export function stepNumbered(given: unknown): StepNumber | null {
  return wizardSteps.find(({ number }) => String(number) === String(given))?.number ?? null;
}

/** What to do with several answers to a question that takes one: a URL counts the first, a post is refused. */
type Ambiguity = "first" | "refuse";

/** The offered labels that were sent, each once, and whether anything else was sent. An empty value is no answer. */
function read({ key, kind, options }: Question, fields: Fields, ambiguity: Ambiguity) {
  const all = fields.getAll(key);
  const wanted = kind === "radio" && ambiguity === "first" ? all.slice(0, 1) : all;
  const given = new Set(wanted.filter((value) => value !== ""));
  const labels = options.map(({ label }) => label).filter((label) => given.has(label));
  const ambiguous = kind === "radio" && labels.length > 1;
  return { labels: ambiguous ? [] : labels, unknown: ambiguous || given.size > labels.length };
}

const messages = {
  missing: ({ missing }: Question) => missing,
  unknown: ({ missing }: Question) => `Réponse inconnue\u00a0: ${decapitalised(missing)}`,
  tooMany: ({ max }: Question) => `Choisissez au plus ${max} obstacles`,
} satisfies Record<string, (question: Question) => string>;
