/** Boots the built Worker in workerd with a real D1 and programmable partners. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import {
  Miniflare,
  type Request as OutboundRequest,
  type RequestInit,
  Response,
  type WorkerOptions,
} from "miniflare";
import { afterAll, beforeEach, inject } from "vitest";
import * as mailing from "../../scripts/local/partners/mail-service";
import { besideOf, besideWorker } from "./beside";
import { type Dates, datedModules } from "./dated-worker";
import { faultyBinding, faultyFiles } from "./faulty-files";
import type { Fields } from "./fields";
import { pageText } from "./html";
import "./matchers";
import { variables } from "./variables";

export type Partner = (request: OutboundRequest) => Response | Promise<Response>;

interface SiteOptions {
  /** Overrides of `variables`; undefined leaves a variable out. */
  vars?: Record<string, string | undefined>;
  /** Leaves the assets layer out, as the page cache's benchmark does. */
  withoutAssets?: boolean;
  /** No partner can be reached: each connection is refused. */
  partnersDown?: boolean;
  /** Posts a minute that each form takes from one address. */
  rateLimit?: number;
  /** Folder in which the database outlives the site. */
  persistTo?: string;
  /** The Worker follows these dates, and a clock that requests move by `clockHeader`. */
  dates?: Dates;
  /** Mail is on: the Worker has its binding `EMAIL`. */
  mail?: boolean;
  /** The bucket fails, as `faulty-files.ts` says. */
  filesFail?: boolean;
}

export interface Page {
  status: number;
  headers: Response["headers"];
  html: string;
  text: string;
}

interface Call {
  url: string;
  body: string;
  request: OutboundRequest;
}

export type Site = Awaited<ReturnType<typeof openSite>>;

export const origin = "https://site.test";

/** For tests that ask on a bare connection: a site whose own address is https sends visits there away. */
export const plainHttp = { vars: { SITE_URL: "http://site.test" } };

export const unavailable: Partner = () => new Response("no partner in this test", { status: 503 });

export async function openSite({
  vars = {},
  withoutAssets,
  partnersDown,
  rateLimit = 1_000,
  persistTo,
  dates,
  mail = false,
  filesFail = false,
}: SiteOptions = {}) {
  const worker = inject("worker");
  const calls: Call[] = [];
  const errors: string[] = [];
  let answer = unavailable;
  const mails: mailing.SentMail[] = [];
  let takeMail = mailing.acceptMail;

  const site: WorkerOptions = {
    ...worker,
    modules: dates ? datedModules(worker.modules[0]?.path ?? "", dates) : worker.modules,
    name: "site",
    wrappedBindings: { ...(mail && mailing.mailBinding), ...(filesFail && faultyBinding) },
    r2Buckets: filesFail ? [] : worker.r2Buckets,
    // JSON has no undefined values.
    bindings: JSON.parse(JSON.stringify({ ...variables, ...vars })),
    ratelimits: {
      FORM_RATE_LIMIT: { simple: { limit: rateLimit, period: 60 } },
      LOOKUP_RATE_LIMIT: { simple: { limit: Math.ceil(rateLimit / 2), period: 60 } },
      PREFIX_RATE_LIMIT: { simple: { limit: rateLimit * 10, period: 60 } },
    },
    assets: withoutAssets ? undefined : worker.assets,
    outboundService: partnersDown
      ? { external: { address: "127.0.0.1:1", http: {} } }
      : async (request: OutboundRequest) => {
          calls.push({ url: request.url, body: await request.clone().text(), request });
          return answer(request);
        },
  };
  const service = mailing.mailService((mail) => {
    mails.push(mail);
    return takeMail(mail);
  });
  const miniflare = new Miniflare({
    workers: [
      site,
      besideWorker(worker.d1Databases, "site"),
      ...(mail ? [service] : []),
      ...(filesFail ? [faultyFiles] : []),
    ],
    d1Persist: persistTo,
    // Otherwise Miniflare asks the network where this machine is.
    cf: false,
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      for (const output of [stdout, stderr])
        createInterface({ input: output }).on("line", (line) => errors.push(line));
    },
  });
  const address = await miniflare.ready;

  const fetch = (path: string, init?: RequestInit): Promise<Response> =>
    miniflare.dispatchFetch(new URL(path, origin), { redirect: "manual", ...init });
  const page = async (path: string, init?: RequestInit): Promise<Page> => {
    const response = await fetch(path, init);
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, text: pageText(html) };
  };
  return {
    address,
    fetch,
    page,
    post: (path: string, ...sent: Parameters<typeof formPost>) => fetch(path, formPost(...sent)),
    submit: (path: string, ...sent: Parameters<typeof formPost>) => page(path, formPost(...sent)),
    calls,
    partner: (next: Partner) => {
      answer = next;
    },
    mails,
    mailService: (next: mailing.TakeMail) => {
      takeMail = next;
    },
    errors,
    /**
     * All that the Worker logged until the answer that was read last. The runtime writes a line before it ends the
     * answer: two turns later it has been read here.
     */
    logged: async () => {
      await turnOfTheLoop();
      await turnOfTheLoop();
      return [...errors];
    },
    ...besideOf(miniflare),
    [Symbol.asyncDispose]: () => miniflare.dispose(),
  };
}

/** A form as a browser on the site sends it. */
function formPost(
  fields: Record<string, string> | Fields = {},
  headers: Record<string, string> = {},
): RequestInit {
  const own = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
  const body = new URLSearchParams(fields).toString();
  return { method: "POST", body, headers: { ...own, ...headers } };
}

/** One site for all tests of a file. Each test finds it with silent partners, no calls and no lines. */
export async function sharedSite(options?: SiteOptions): Promise<Site> {
  const site = await openSite(options);
  beforeEach(() => {
    site.partner(unavailable);
    site.calls.length = 0;
    site.errors.length = 0;
  });
  afterAll(() => site[Symbol.asyncDispose]());
  return site;
}
