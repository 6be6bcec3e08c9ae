import type { ChoiceOf } from "~/diagnostic/questions";

/* The choices that a report's copy is written for. */
export type Domain = ChoiceOf<"expertise_domain">;
export type Experience = ChoiceOf<"experience_years">;
export type Transmission = ChoiceOf<"transmission_method">;
export type Objective = ChoiceOf<"book_objective">;
export type Impact = ChoiceOf<"business_impact">;
export type Timeline = ChoiceOf<"publication_timeline">;
export type Status = ChoiceOf<"project_status">;
export type Obstacle = ChoiceOf<"main_obstacles">;
export type Familiarity = ChoiceOf<"ai_familiarity">;
export type Format = ChoiceOf<"book_format">;
export type Disposition = ChoiceOf<"ai_disposition">;

/** A third of the range that answers can reach. */
export type Band = "low" | "middle" | "high";

/** The role of AI, from `without` to `full` use. */
export type Approach = "without" | "trial" | "checked" | "guided" | "full";

/** A recommendation with a short title. */
export interface Action {
  title: string;
  text: string;
}
