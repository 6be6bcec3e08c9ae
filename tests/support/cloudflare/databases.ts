import { ApiError, createRemote, dump, etagOf, query, type Remote } from "./database";
import type { Routes } from "./server";

export function createDatabases(origin: () => string) {
  const all: Remote[] = [];
  const files = new Map<string, Uint8Array>();

  function find(idOrName = ""): Remote {
    const found = all.find(({ uuid, name }) => uuid === idOrName || name === idOrName);
    if (!found) throw new ApiError(7404, `The database ${idOrName} could not be found`);
    return found;
  }
  function create(...database: Parameters<typeof createRemote>): Remote {
    const created = createRemote(...database);
    all.push(created);
    return created;
  }
  const progress = { success: true, type: "import", at_bookmark: "b", messages: [] };
  const fileUrl = (name: string) => `${origin()}/files/${name}`;

  const routes: Routes = {
    "POST /d1/database": async ({ request }) => {
      const { name } = await request.json<{ name: string }>();
      const { uuid } = create(name);
      return { uuid, name, version: "production", file_size: 1 };
    },
    "DELETE /d1/database/:": ({ parts: [id] }) => {
      all.splice(all.indexOf(find(id)), 1);
      return null;
    },
    "POST /d1/database/:/query": async ({ request, parts: [id] }) =>
      query(find(id), (await request.json<{ sql: string }>()).sql),
    "POST /d1/database/:/export": ({ parts: [id] }) => {
      files.set("dump.sql", Buffer.from(dump(find(id))));
      const result = { filename: "dump.sql", signed_url: fileUrl("dump.sql") };
      return { ...progress, type: "export", status: "complete", result };
    },
    "POST /d1/database/:/import": async ({ request, parts: [id] }) => {
      const { action, etag } = await request.json<{ action: string; etag: string }>();
      if (action === "init") return { ...progress, upload_url: fileUrl(etag), filename: etag };
      query(find(id), Buffer.from(files.get(etag) ?? []).toString());
      const meta = { duration: 1, rows_read: 1, rows_written: 1, size_after: 1 };
      const result = { num_queries: 1, final_bookmark: "b", meta };
      return { ...progress, status: "complete", result };
    },
    "PUT /files/:": async ({ request, parts: [name = ""] }) => {
      const bytes = new Uint8Array(await request.arrayBuffer());
      files.set(name, bytes);
      return new Response(null, { headers: { ETag: `"${etagOf(bytes)}"` } });
    },
    "GET /files/:": ({ parts: [name = ""] }) => new Response(Buffer.from(files.get(name) ?? [])),
  };
  return { find, create, routes };
}
