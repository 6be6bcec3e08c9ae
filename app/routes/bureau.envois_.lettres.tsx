import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lettersPage as words } from "~/content/desk-deliveries";
import { letterName, letters } from "~/content/letters";
import { answerAct, deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders } from "~/http/responses";
import { countLettersAhead } from "~/leads/letters-ahead";
import { sendLetterToOperator } from "~/operator/send-letter";
import { type DeskProblem, deskPath, readMoment } from "~/shared/desk";
import { ActForm } from "~/ui/desk/act-form";
import { DeskPage } from "~/ui/desk/desk-page";
import { Row, Rows } from "~/ui/desk/rows";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta(words.title);

export async function loader(get: LoaderFunctionArgs) {
  const { db, env } = requireOperator(get).context;
  const isOff = env.LETTERS === "off";
  const { days, rows } = await countLettersAhead(db);
  const shown = rows.map(({ letter, counts }) => ({
    name: letterName(letter),
    subject: letter.subject,
    place: words.place(words.forms[letter.form], letter.day),
    total: counts.reduce((sum, count) => sum + count, 0),
    days: counts.flatMap((count, index) =>
      count > 0 ? [words.onDay(days[index] ?? "", count)] : [],
    ),
  }));
  return { isOff, letters: shown, seenAt: new Date().toISOString() };
}

export const action = (post: ActionFunctionArgs) =>
  answerAct(post, {
    "letter.sent": async ({ form, store, context }) => {
      if (!context.mail) return { status: 409, message: words.mailOff };
      const letter = letters.find((letter) => letterName(letter) === form.get("lettre"));
      if (!letter) return { status: 404, message: words.unknown };
      const since = readMoment(form.get("vu"));
      const isSent = await sendLetterToOperator(store("letter.sent"), letter, since);
      return { act: "letter.sent", already: !isSent };
    },
  });

export default function LettersPage() {
  const { isOff, letters, seenAt } = useLoaderData<typeof loader>();
  const problem = useActionData<DeskProblem>();
  return (
    <DeskPage title={words.title} lead={isOff ? words.off : words.lead} problem={problem}>
      <Rows>
        {letters.map(({ name, subject, place, total, days }) => (
          <Row
            key={name}
            title={subject}
            due={place}
            action={
              <ActForm
                act="letter.sent"
                label={words.send}
                hidden={{ lettre: name, vu: seenAt }}
                quiet
              />
            }
          >
            <p>{total > 0 ? [words.total(total), ...days].join(", ") : words.none}</p>
          </Row>
        ))}
      </Rows>
      <p>
        <a href={`${deskPath}/envois`}>{words.back}</a>
      </p>
    </DeskPage>
  );
}
