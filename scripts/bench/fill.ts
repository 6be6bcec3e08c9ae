/** Rows a statement: few enough for one transaction, many enough to be quick. */
const portion = 100_000;

/** As many challenge participants, each with its delivered event, as a site might gather in years. */
export async function fillTables(d1: D1Database, rows: number): Promise<void> {
  for (let first = 0; first < rows; first += portion) {
    const count = Math.min(portion, rows - first);
    await d1.batch([participants, events].map((sql) => d1.prepare(sql).bind(first, count)));
  }
}

/** `?1` is the first number, `?2` how many; each is a lead of its own, half a minute after the last. */
const numbers = `WITH RECURSIVE numbers(n) AS (
  SELECT ?1 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?1 + ?2
), leads AS (
  SELECT printf('%08d-0000-4000-8000-000000000000', n) AS id,
    strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + n * 30, 'unixepoch') AS moment,
    'lecteur' || n || '@example.com' AS email
  FROM numbers
)`;

const participants = `${numbers}
  INSERT INTO challenge_participants (id, created_at, submission_key, consent_text, email,
    first_name, last_name, expertise_area, agree_to_emails, privacy_consent)
  SELECT id, moment, lower(hex(randomblob(32))), 'J’accepte', email,
    'Camille', 'Roux', 'Coaching', 1, 1
  FROM leads`;

const events = `${numbers}
  INSERT INTO outbox_events (id, created_at, type, lead_table, lead_id, email, payload, status,
    attempts, next_attempt_at, delivered_at)
  SELECT 'e' || id, moment, 'challenge.joined', 'challenge_participants', id, email,
    hex(zeroblob(300)), 'delivered', 1, moment, moment
  FROM leads`;
