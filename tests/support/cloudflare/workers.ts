import { ApiError } from "./database";
import type { Routes } from "./server";

interface Binding {
  name: string;
  type: string;
  text?: string;
  id?: string;
}

interface Version {
  id: string;
  bindings: Binding[];
}

interface Worker {
  versions: Version[];
  /** Ids of versions, the one that runs first. */
  deployments: string[];
  schedules: { cron: string }[];
}

/** Workers with their versions, secrets, domains and schedules. */
export function createWorkers() {
  const workers = new Map<string, Worker>();
  /** The Worker that each domain leads to; an empty name is a DNS record of something else. */
  const domains = new Map<string, string>();
  const zone = { id: "zone" };
  const created_on = "2026-11-26T00:00:00Z";

  function find(name = ""): Worker {
    const worker = workers.get(name);
    if (!worker) throw new ApiError(10007, "This Worker does not exist on your account.");
    return worker;
  }

  /** A Worker that runs with these bindings. */
  function create(name: string, bindings: Binding[]): Worker {
    const version = { id: crypto.randomUUID(), bindings };
    const worker = { versions: [version], deployments: [version.id], schedules: [] };
    workers.set(name, worker);
    return worker;
  }

  function versionOf({ versions }: Worker, id = ""): Version {
    const version = versions.find((one) => one.id === id);
    if (!version) throw new ApiError(10181, `Version ${id} not found`);
    return version;
  }

  /** Secrets stay whatever the upload says, as with Cloudflare. */
  async function upload(worker: Worker, request: Request): Promise<Version> {
    const form = await request.formData();
    const { bindings = [] } = JSON.parse(String(form.get("metadata")));
    const kept = worker.versions.at(-1)?.bindings.filter(({ type }) => type === "secret_text");
    const version = { id: crypto.randomUUID(), bindings: [...bindings, ...(kept ?? [])] };
    worker.versions.push(version);
    return version;
  }

  function changeSecret(name: string, change: (bindings: Binding[]) => Binding[]) {
    const worker = find(name);
    const newest = versionOf(worker, worker.deployments[0]);
    const version = { ...newest, id: crypto.randomUUID(), bindings: change(newest.bindings) };
    worker.versions.push(version);
    worker.deployments.unshift(version.id);
  }

  const uploaded = ({ id }: Version) => ({
    id,
    deployment_id: id.replaceAll("-", ""),
    startup_time_ms: 12,
    resources: { script: { etag: id } },
  });
  const script = "/workers/scripts/:";

  const routes: Routes = {
    "GET /workers/services/:": ({ parts: [name] }) => {
      find(name);
      return {
        default_environment: { environment: "production", script: { tag: name, tags: [] } },
      };
    },
    [`PUT ${script}`]: async ({ request, parts: [name = ""] }) => {
      const worker = workers.get(name) ?? { versions: [], deployments: [], schedules: [] };
      const version = await upload(worker, request);
      worker.deployments.unshift(version.id);
      workers.set(name, worker);
      return uploaded(version);
    },
    [`POST ${script}/versions`]: async ({ request, parts: [name] }) =>
      uploaded(await upload(find(name), request)),
    [`GET ${script}/versions/:`]: ({ parts: [name, id] }) => {
      const { bindings } = versionOf(find(name), id);
      return { id, number: 1, metadata: { created_on }, annotations: {}, resources: { bindings } };
    },
    [`GET ${script}/deployments`]: ({ parts: [name] }) => ({
      deployments: find(name).deployments.map((version_id) => ({
        id: version_id,
        created_on,
        versions: [{ version_id, percentage: 100 }],
      })),
    }),
    [`POST ${script}/deployments`]: async ({ request, parts: [name] }) => {
      const worker = find(name);
      const { versions } = await request.json<{ versions: { version_id: string }[] }>();
      const { id } = versionOf(worker, versions[0]?.version_id);
      worker.deployments.unshift(id);
      return { id };
    },
    [`PUT ${script}/secrets`]: async ({ request, parts: [name = ""] }) => {
      const secret = await request.json<Binding>();
      const others = (bindings: Binding[]) => bindings.filter((one) => one.name !== secret.name);
      changeSecret(name, (bindings) => [...others(bindings), secret]);
      return secret;
    },
    [`GET ${script}/settings`]: ({ parts: [name] }) => ({
      bindings: find(name).versions.at(-1)?.bindings,
    }),
    [`PATCH ${script}/script-settings`]: () => ({}),
    [`POST ${script}/assets-upload-session`]: () => ({ jwt: "jwt", buckets: [] }),
    [`GET ${script}/subdomain`]: () => ({ enabled: false, previews_enabled: false }),
    [`POST ${script}/subdomain`]: () => ({ enabled: false, previews_enabled: false }),
    [`PUT ${script}/schedules`]: async ({ request, parts: [name] }) => {
      find(name).schedules = await request.json();
      return {};
    },
    [`GET ${script}/schedules`]: ({ parts: [name] }) => ({ schedules: find(name).schedules }),
    "GET /workers/domains": ({ url }) => {
      const wanted = url.searchParams.get("service");
      const all = [...domains].map(([hostname, service]) => ({ hostname, service }));
      return all.filter(({ service }) => service === wanted);
    },
    [`PUT ${script}/domains/records`]: async ({ request, parts: [name = ""] }) => {
      const { origins } = await request.json<{ origins: { hostname: string }[] }>();
      for (const [hostname, service] of domains) if (service === name) domains.delete(hostname);
      for (const { hostname } of origins) domains.set(hostname, name);
      return {};
    },
    "GET /zones": () => [zone],
    "GET /zones/:/workers/routes": () => [],
  };
  return { find, create, domains, routes };
}
