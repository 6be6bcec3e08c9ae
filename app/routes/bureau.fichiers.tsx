import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  unstable_parseMultipartFormData as readMultipart,
  redirectDocument,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { filesPage } from "~/content/desk-files";
import type { DeliverableFile } from "~/content/products";
import { deskHandle, deskMeta, requireOperator } from "~/http/desk";
import { privateHeaders, privatePage } from "~/http/responses";
import type { Upload } from "~/http/routing";
import { logError } from "~/lib/errors";
import {
  listStoredFiles,
  maxFileBytes,
  noteReplaced,
  type Replaced,
  replaceFile,
  type StoredFile,
  soldFiles,
} from "~/orders/stored-files";
import { type DeskProblem, deskPath, doneUrl } from "~/shared/desk";
import { DeskPage } from "~/ui/desk/desk-page";
import { Moment } from "~/ui/desk/moment";
import { Row, Rows } from "~/ui/desk/rows";

export const handle = deskHandle;
export const headers = privateHeaders;
export const meta = deskMeta(filesPage.title);
/** A file, and the form around it. */
export const upload: Upload = { uploadBytes: maxFileBytes + 64 * 1024 };

const page = `${deskPath}/fichiers`;

export async function loader(get: LoaderFunctionArgs) {
  const { FILES } = requireOperator(get).context.env;
  return { files: FILES ? await listStoredFiles(FILES) : null };
}

/** The form has one field, a file, whose name is the key of the file to replace. */
export async function action(post: ActionFunctionArgs) {
  const { context, operator } = requireOperator(post);
  const { env, db } = context;
  const done: (Replaced & { file: DeliverableFile })[] = [];
  try {
    await readMultipart(post.request, async ({ name, data }) => {
      const file = soldFiles.find(({ key }) => key === name);
      if (!env.FILES || !file || done.length > 0) return undefined;
      done.push({ file, ...(await replaceFile(env.FILES, file, data, Date.now())) });
    });
  } catch (error) {
    logError("File not replaced", error);
    return refuse(500, filesPage.failed);
  }
  const [result] = done;
  if (!result) return refuse(400, filesPage.refusals.empty());
  const { kind, file } = result;
  if (kind !== "replaced" && kind !== "same")
    return refuse(400, filesPage.refusals[kind](file.format), file.key);
  const actor = { operator, act: "file.replaced" } as const;
  if (kind === "replaced") await noteReplaced({ db, actor }, file);
  const to = doneUrl(page, { act: "file.replaced", already: kind === "same" });
  return redirectDocument(to, { status: 303, headers: privatePage });
}

function refuse(status: number, message: string, field?: string) {
  const problem: DeskProblem = { status, message, ...(field !== undefined && { field }) };
  return data(problem, { status, headers: privatePage });
}

export default function Files() {
  const { files } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <DeskPage title={filesPage.title} lead={filesPage.lead} problem={problem}>
      {files === null ? <p>{filesPage.noBucket}</p> : null}
      <Rows>
        {files?.map((file) => (
          <FileRow key={file.key} file={file} isWrong={problem?.field === file.key} />
        ))}
      </Rows>
    </DeskPage>
  );
}

function FileRow({ file, isWrong }: { file: StoredFile; isWrong: boolean }) {
  const { key, name, format, mediaType, stored } = file;
  return (
    <Row
      title={name}
      due={
        stored ? (
          <>
            {filesPage.size(stored.bytes)}, <Moment at={stored.at} />
          </>
        ) : (
          filesPage.missing
        )
      }
      action={
        <form method="post" encType="multipart/form-data" className="act">
          <p className="field">
            <label htmlFor={key}>{filesPage.choose(format)}</label>
            <input
              type="file"
              id={key}
              name={key}
              accept={mediaType}
              required
              aria-invalid={isWrong || undefined}
            />
          </p>
          <button type="submit" className="button quiet">
            {stored ? filesPage.replace : filesPage.put}
          </button>
        </form>
      }
    />
  );
}
