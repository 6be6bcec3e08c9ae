import { type FieldMetadata, parse, type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useSearchParams } from "@remix-run/react";
import {
  afterWithdrawal,
  productLabels,
  withdrawalPage,
  withdrawalProducts,
} from "~/content/withdrawal-page";
import type { Withdrawal, WithdrawalFields } from "~/db/schema";
import { type FieldView, readConstraints } from "~/forms/fields";
import { onlyFields, validate } from "~/forms/post";
import { logError } from "~/lib/errors";
import { isUuid } from "~/lib/ids";
import { parisDay } from "~/lib/time";
import { tryTwice } from "~/lib/try-twice";
import type { PageConfig } from "~/shared/page-config";
import { Field } from "~/ui/forms/field";
import { errorsOf, FieldError, PrivacyNote, Problems } from "~/ui/forms/form-parts";
import { pageMeta } from "~/ui/page-meta";
import { useContact } from "~/ui/root-data";
import {
  linkedReference,
  stepField,
  toFields,
  tokenField,
  toRow,
  withdrawalFieldNames,
  withdrawalSchema,
} from "~/withdrawals/form";
import { type DeclarationLine, declarationEntries, receiptEntries } from "~/withdrawals/receipt";
import { storeWithdrawal } from "~/withdrawals/store";

export const handle = { sheet: "withdrawal", personal: true } satisfies PageConfig;
export const meta = pageMeta(withdrawalPage.meta);

/**
 * Both posts of a withdrawal. Each contains the whole declaration and is validated in full, since hidden fields can be
 * forged. No honeypot and no rate limit: every valid declaration is stored. Only its mails have a quota.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const submission = parse(onlyFields(form, withdrawalFieldNames()), {
    resolve: (values) => validate(withdrawalSchema(), values),
  });
  const step = form.get(stepField.name);
  if (submission.status !== "success" || step === stepField.change) {
    const status = submission.status === "success" ? 200 : 400;
    return answer({ step: "form", lastResult: submission.reply() }, status);
  }
  const declared = toRow(submission.value);
  const sent = String(form.get(tokenField)).toLowerCase();
  const token = isUuid(sent) ? sent : null;
  if (step !== stepField.confirm) {
    return answer({ step: "recap", declared, token: token ?? crypto.randomUUID(), failed: false });
  }
  // Browsers send the token. Without one, an identical declaration on the same day is a repetition.
  return confirm(declared, token ?? parisDay(Date.now()), context);
}

async function confirm(
  declared: WithdrawalFields,
  token: string,
  { db, mail, deliverSoon }: ActionFunctionArgs["context"],
) {
  const store = { db, mailed: mail !== null };
  try {
    const { events, ...stored } = await tryTwice(() =>
      storeWithdrawal(store, { fields: declared, token }),
    );
    deliverSoon(events);
    return answer({ step: "receipt", ...stored });
  } catch (error) {
    logError("Withdrawal not stored", error);
    return answer({ step: "recap", declared, token, failed: true }, 500);
  }
}

function answer(state: WithdrawalState, status = 200) {
  return data(state, status);
}

/** What the page shows after a post. */
export type WithdrawalState =
  /** The form again, with what was typed and what is wrong with it. */
  | { step: "form"; lastResult: SubmissionResult<string[]> }
  /** The declaration to confirm; `failed` when it could not be stored. */
  | { step: "recap"; declared: WithdrawalFields; token: string; failed: boolean }
  /** The proof; `mailed` when it may also be sent by mail. */
  | { step: "receipt"; withdrawal: Withdrawal; mailed: boolean };

type StateAt<Step> = Extract<WithdrawalState, { step: Step }>;

export default function WithdrawalPage() {
  const state = useActionData<WithdrawalState>();
  switch (state?.step) {
    case "recap":
      return <WithdrawalRecap {...state} />;
    case "receipt":
      return <WithdrawalReceipt {...state} />;
    default:
      return <WithdrawalForm lastResult={state?.lastResult} />;
  }
}

const { form: texts, labels } = withdrawalPage;

const views: Record<string, FieldView> = {
  firstName: { label: labels.firstName, autoComplete: "given-name" },
  lastName: { label: labels.lastName, autoComplete: "family-name" },
  email: { label: labels.email, kind: "email", autoComplete: "email" },
  product: { label: labels.product },
  reference: { label: labels.reference },
  message: { label: labels.message, kind: "textarea" },
};

/** Step one. The page has no scripts: only the server validates, with the messages of the other forms. */
function WithdrawalForm({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
  const reference = linkedReference(useSearchParams()[0]);
  const [form, fields] = useForm<Record<string, unknown>, unknown, string[]>({
    id: "retractation",
    constraint: readConstraints(withdrawalSchema()),
    lastResult,
    // Set by the links in a buyer's page and mails.
    defaultValue: { reference },
  });
  return (
    <div className="message-page withdrawal">
      <header>
        <p className="kicker">{texts.steps}</p>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <form method="post" id={form.id} noValidate>
        <Problems errors={errorsOf(form, Object.keys(views))} />
        {Object.entries(views).map(([name, view]) => {
          const field = fields[name];
          if (!field) return null;
          if (name === "product") return <Products key={name} field={field} />;
          return <Field key={name} field={field} view={view} />;
        })}
        <p className="small-print">{texts.next}</p>
        <button type="submit" className="button">
          {texts.submit}
        </button>
        <p className="small-print">
          <a href={texts.terms}>{texts.termsLabel}</a>
        </p>
        <PrivacyNote />
      </form>
    </div>
  );
}

/** Requires at least one box. HTML cannot express that, so the server checks. */
function Products({ field }: { field: FieldMetadata<unknown> }) {
  const chosen = [field.initialValue].flat();
  return (
    <fieldset
      className="field"
      id={field.id}
      tabIndex={-1}
      aria-describedby={field.errors ? field.errorId : undefined}
    >
      <legend>{texts.products}</legend>
      {withdrawalProducts.map((product) => (
        <label key={product} className="tick">
          <input
            type="checkbox"
            name={field.name}
            value={product}
            defaultChecked={chosen.includes(product)}
          />{" "}
          <span>{productLabels[product]}</span>
        </label>
      ))}
      <FieldError id={field.errorId} message={field.errors?.[0]} />
    </fieldset>
  );
}

/** Step two: the declaration to be sent, in hidden fields. */
function WithdrawalRecap({ declared, token, failed }: StateAt<"recap">) {
  const { title, steps, statement, confirm, change, failure } = withdrawalPage.recap;
  const { email } = useContact();
  return (
    <div className="message-page withdrawal">
      <header>
        <p className="kicker">{steps}</p>
        <h1>{title}</h1>
      </header>
      <Problems errors={[]} failure={failed ? failure(email) : undefined} />
      <p>{statement}</p>
      <Entries entries={declarationEntries(declared)} />
      <form method="post">
        {toFields(declared).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={tokenField} value={token} />
        <p className="actions">
          <button type="submit" className="button" name={stepField.name} value={stepField.confirm}>
            {confirm}
          </button>{" "}
          <button
            type="submit"
            className="button quiet"
            name={stepField.name}
            value={stepField.change}
          >
            {change}
          </button>
        </p>
      </form>
    </div>
  );
}

/** The proof of a declaration, to print or keep. */
function WithdrawalReceipt({ withdrawal, mailed }: StateAt<"receipt">) {
  const { title, heading, lead, next, ...texts } = withdrawalPage.receipt;
  const contact = useContact();
  return (
    <article className="message-page withdrawal">
      <header>
        <p className="kicker">{heading}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p>
          <strong>{mailed ? texts.mailed(withdrawal.email) : texts.notMailed}</strong>
        </p>
      </header>
      <p>{withdrawalPage.recap.statement}</p>
      <Entries entries={receiptEntries(withdrawal)} />
      <section>
        <h2>{next}</h2>
        <ul className="dashes">
          {afterWithdrawal(withdrawal.products).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>{" "}
          <a href={contact.phoneUrl}>{contact.phone}</a>
        </p>
      </section>
    </article>
  );
}

function Entries({ entries }: { entries: readonly DeclarationLine[] }) {
  return (
    <dl className="entries">
      {entries.map(({ label, values }) => (
        <div key={label}>
          <dt className="small-print">{label}</dt>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, printed once
            <dd key={index}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
