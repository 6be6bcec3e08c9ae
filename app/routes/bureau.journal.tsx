import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { type ActName, acts, journalPage } from "~/content/desk";
import {
  answerAct,
  deskHandle,
  deskMeta,
  pageOf,
  pageSize,
  readCursor,
  requireOperator,
} from "~/http/desk";
import { privateHeaders } from "~/http/responses";
import { isUuid } from "~/lib/ids";
import { readActs } from "~/operator/acts";
import { pathOfReference } from "~/shared/desk";
import { DeskPage } from "~/ui/desk/desk-page";
import { Moment } from "~/ui/desk/moment";
import { Pager, Row, Rows } from "~/ui/desk/rows";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta(journalPage.title);

export async function loader(get: LoaderFunctionArgs) {
  const { context, query } = requireOperator(get);
  const cursor = readCursor(query);
  const before = isUuid(cursor) ? cursor : undefined;
  return pageOf(await readActs(context.db, { before, limit: pageSize + 1 }), ({ id }) => id);
}

export const action = (post: ActionFunctionArgs) => answerAct(post);

export default function Journal() {
  const { rows, next } = useLoaderData<typeof loader>();
  return (
    <DeskPage title={journalPage.title} lead={journalPage.lead}>
      {rows.length === 0 ? <p>{journalPage.none}</p> : null}
      <Rows>
        {rows.map(({ id, created_at, act, reference, operator }) => (
          <Row
            key={id}
            title={acts[act as ActName]?.label ?? act}
            due={
              <>
                <Moment at={created_at} />, {journalPage.by(operator)}
              </>
            }
          >
            {reference ? <Reference act={act} reference={reference} /> : null}
          </Row>
        ))}
      </Rows>
      <Pager next={next} />
    </DeskPage>
  );
}

function Reference({ act, reference }: Record<"act" | "reference", string>) {
  const path = pathOfReference(act, reference);
  const name = isUuid(reference) ? reference.slice(0, 8) : reference;
  return path ? <a href={path}>{name}</a> : <p>{name}</p>;
}
