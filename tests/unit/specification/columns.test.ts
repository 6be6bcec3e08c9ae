import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { challengeParticipants, diagnosticResponses, resourceSubscribers } from "~/db/schema";

const added =
  "id created_at submission_key consent_text news_consent source campaign unsubscribe_key";
const scores = Array.from({ length: 11 }, (_, i) => `q${i + 1}_score`);

test.each([
  [
    "diagnostic_responses",
    diagnosticResponses,
    "expertise_domain experience_years transmission_method book_objective business_impact " +
      "publication_timeline project_status main_obstacles ai_familiarity book_format " +
      "ai_disposition name email phone gdpr_consent expertise_score business_score " +
      `preparation_score tech_score timing_score total_score profile_type ${scores.join(" ")}`,
  ],
  ["resource_subscribers", resourceSubscribers, "email gdpr_consent metadata"],
  [
    "challenge_participants",
    challengeParticipants,
    "email first_name last_name expertise_area book_topic_idea session agree_to_emails privacy_consent",
  ],
])("has the specified columns in %s", (_, table, columns) => {
  const names = Object.values(getTableColumns(table)).map(({ name }) => name);
  expect(names.sort()).toEqual(`${added} ${columns}`.split(" ").sort());
});
