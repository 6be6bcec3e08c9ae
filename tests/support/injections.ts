import fc from "fast-check";
import { anyText } from "./any-text";
import type { Fields } from "./fields";

/** Stands in every hostile text, so that whatever became of it is found again. */
export const mark = "zqx7";

/** What breaks out of text, attributes, scripts, comments, headers or addresses that do not escape it. */
const breakouts = [
  `<${mark}>`,
  `</script><${mark}>`,
  `</textarea></title></style></noscript><${mark}>`,
  `--><${mark}>`,
  `" ${mark}="`,
  `' ${mark}='`,
  `"><img src=x onerror=${mark}>`,
  `&${mark};`,
  `&#60;${mark}&#62;`,
  `\\";${mark}();//`,
  `'+${mark}()+'`,
  `javascript:${mark}()`,
  `//${mark}.example/`,
  `https://${mark}.example/`,
  `\r\n${mark}: 1\r\n\r\n<${mark}>`,
  `%0d%0a${mark}:%201`,
  `\u2028${mark}\u0000`,
  mark.repeat(500),
];

const breakout = fc.constantFrom(...breakouts);

export const hostileText = fc.oneof(
  breakout,
  fc.tuple(anyText, breakout, anyText).map((pieces) => pieces.join("")),
  anyText,
);

/** With an at-sign and without white space it passes for an e-mail address in the funnel. */
export const hostileEmail = hostileText.map((text) => `${text.replace(/[\s\p{Cc}]/gu, "")}@x`);

/** Names that libraries and the language itself give a meaning to. */
const oddName = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "email[]", "email[0].x", "__intent__", "index", ""),
  hostileText,
);

/** Fields as they should be, some of them spoilt or missing, and some that nobody asked for. */
export function spoilt(valid: Fields): fc.Arbitrary<Fields> {
  const fields = valid.map(([name, value]) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constant<Fields>([[name, value]]) },
      { weight: 2, arbitrary: hostileText.map((text): Fields => [[name, text]]) },
      { weight: 1, arbitrary: fc.constant<Fields>([]) },
    ),
  );
  const others = fc.array(fc.tuple(oddName, hostileText), { maxLength: 2 });
  return fc.tuple(...fields, others).map((parts) => parts.flat());
}

/** Some of these parameters, and others, as a query that is encoded as it should be, or not at all. */
export function hostileQuery(parameters: Record<string, fc.Arbitrary<string>>) {
  const known = Object.entries(parameters).map(([name, value]) =>
    fc.tuple(fc.constant(name), fc.oneof(value, hostileText)),
  );
  const pair = fc.oneof(...known, fc.tuple(oddName, hostileText));
  return fc
    .tuple(fc.array(pair, { maxLength: 6 }), fc.boolean())
    .map(([pairs, encoded]) =>
      encoded
        ? `?${new URLSearchParams(pairs)}`
        : `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`,
    );
}
