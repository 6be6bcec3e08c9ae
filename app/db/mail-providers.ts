/*
 * What is known about mail services: which addresses reach one mailbox, and whose domains belong to everybody. Only what
 * a service documents; an alias that is not here counts as another person.
 */

export interface MailProvider {
  /** The first stands for all, unless each has names of its own. */
  domains: readonly [string, ...string[]];
  /** Whether a name on one domain is another person's on the next. */
  hasOwnNames?: boolean;
  /** Signs that make no difference in a name. */
  ignored?: readonly string[];
  /** Signs that a name may have one for the other; the second stands for both. */
  equal?: readonly [string, string];
  /** What begins a tag, besides `+`. */
  tag?: string;
  /** Whether `anything@name.domain` reaches `name@domain`. */
  hasSubdomains?: boolean;
}

const yahoo =
  "yahoo.com yahoo.fr yahoo.co.uk yahoo.de yahoo.es yahoo.it yahoo.ca yahoo.be yahoo.ie yahoo.com.br yahoo.co.in yahoo.co.jp ymail.com rocketmail.com";
const yandex = "yandex.ru ya.ru yandex.com yandex.by yandex.kz yandex.ua yandex.com.tr yandex.fr";

export const mailProviders: readonly MailProvider[] = [
  { domains: ["gmail.com", "googlemail.com"], ignored: ["."] },
  { domains: ["icloud.com", "me.com", "mac.com"] },
  {
    domains: ["proton.me", "protonmail.com", "pm.me", "protonmail.ch"],
    ignored: [".", "-", "_"],
  },
  { domains: ["orange.fr", "wanadoo.fr"] },
  { domains: allOf(yandex), equal: ["-", "."] },
  { domains: ["fastmail.com", "fastmail.fm"], hasOwnNames: true, hasSubdomains: true },
  { domains: allOf(yahoo), hasOwnNames: true, tag: "-" },
];

const others = `
  outlook.com outlook.fr outlook.be hotmail.com hotmail.fr hotmail.be hotmail.ch hotmail.co.uk hotmail.de hotmail.es
  hotmail.it live.com live.fr live.be live.ca live.co.uk msn.com windowslive.com
  free.fr aliceadsl.fr sfr.fr neuf.fr cegetel.net club-internet.fr numericable.fr noos.fr bbox.fr laposte.net voila.fr
  aol.com aol.fr gmx.fr gmx.com gmx.net gmx.de gmx.at gmx.ch mail.com web.de t-online.de freenet.de mailo.com netcourrier.com
  bluewin.ch sunrise.ch hispeed.ch skynet.be proximus.be telenet.be voo.be scarlet.be pt.lu
  videotron.ca sympatico.ca bell.net rogers.com telus.net libero.it virgilio.it tiscali.it alice.it
  btinternet.com sky.com virginmedia.com comcast.net verizon.net att.net sbcglobal.net cox.net
  zoho.com tutanota.com tuta.com hey.com infomaniak.ch ik.me etik.com posteo.net posteo.de mailbox.org duck.com
  mail.ru inbox.ru list.ru bk.ru seznam.cz wp.pl o2.pl onet.pl interia.pl ukr.net qq.com 163.com naver.com`;

/** Domains of large providers: one stands for no single person or company. */
export const sharedDomains: ReadonlySet<string> = new Set([
  ...mailProviders.flatMap(({ domains }) => domains),
  ...allOf(others),
]);

/** Domains below which anybody can register one: `co.uk`. */
export const publicLabels: ReadonlySet<string> = new Set(
  allOf("ac asso co com ed edu go gob gouv gov ltd ne net nom nic or org plc sch"),
);

function allOf(words: string): [string, ...string[]] {
  const [first = "", ...rest] = words.trim().split(/\s+/);
  return [first, ...rest];
}
