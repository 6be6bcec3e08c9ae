import { withdrawalPage } from "~/content/withdrawal-page";
import type { WithdrawalFields } from "~/db/schema";
import { Problems } from "~/ui/forms/form-parts";
import { useContact } from "~/ui/use-contact";
import { declarationEntries } from "~/withdrawals/entries";
import { stepField, tokenField } from "~/withdrawals/steps";
import { Entries } from "./entries";

interface WithdrawalRecapProps {
  declared: WithdrawalFields;
  token: string;
  failed: boolean;
}

/** Step two: the declaration as it will be sent, carried on by hidden fields. */
export function WithdrawalRecap({ declared, token, failed }: WithdrawalRecapProps) {
  const { title, steps, statement, confirm, change, failure } = withdrawalPage.recap;
  const { email } = useContact();
  return (
    <div className="withdrawal">
      <header>
        <p className="kicker">{steps}</p>
        <h1>{title}</h1>
      </header>
      <Problems errors={[]} failure={failed ? failure(email) : undefined} />
      <p>{statement}</p>
      <Entries entries={declarationEntries(declared)} />
      <form method="post">
        {hiddenFields(declared).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={tokenField} value={token} />
        <p className="choices">
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

function hiddenFields(declared: WithdrawalFields): [name: string, value: string][] {
  const { first_name, last_name, email, products, reference, message } = declared;
  return [
    ["firstName", first_name],
    ["lastName", last_name],
    ["email", email],
    ...products.map((product): [string, string] => ["product", product]),
    ["reference", reference ?? ""],
    ["message", message ?? ""],
  ];
}
