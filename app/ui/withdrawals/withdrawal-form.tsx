import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { productLabels, withdrawalPage, withdrawalProducts } from "~/content/withdrawal-page";
import { constraintsOf } from "~/leads/forms/fields";
import type { FieldView } from "~/leads/forms/lead-form";
import { Field } from "~/ui/forms/field";
import { PrivacyNote, Problems } from "~/ui/forms/form-parts";
import { withdrawalSchema } from "~/withdrawals/form";

const { form: texts, labels } = withdrawalPage;

const views: Record<string, FieldView> = {
  firstName: { label: labels.firstName, autoComplete: "given-name" },
  lastName: { label: labels.lastName, autoComplete: "family-name" },
  email: { label: labels.email, kind: "email", autoComplete: "email" },
  product: { label: labels.product },
  reference: { label: labels.reference },
  message: { label: labels.message, kind: "area" },
};

/** Step one. The page has no script: the browser and the server say what is missing. */
export function WithdrawalForm({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
  const [form, fields] = useForm<Record<string, unknown>, unknown, string[]>({
    id: "retractation",
    constraint: constraintsOf(withdrawalSchema),
    lastResult,
    defaultNoValidate: false,
  });
  const errors = Object.keys(views).flatMap((name) => {
    const message = form.allErrors[name]?.[0];
    return message ? [{ id: fields[name]?.id ?? "", message }] : [];
  });
  return (
    <div className="withdrawal">
      <header>
        <p className="kicker">{texts.steps}</p>
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      <form method="post" id={form.id}>
        <Problems errors={errors} />
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

/** One or more boxes: none is required by itself, so the server says when all are empty. */
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
      {field.errors ? (
        <p className="field-error" id={field.errorId}>
          {field.errors[0]}
        </p>
      ) : null}
    </fieldset>
  );
}
