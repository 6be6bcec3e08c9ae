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

/** Third of the range between the least and the most that answers can reach. */
export type Band = "low" | "middle" | "high";

/** How much room the answers leave to AI: `without` it, one `trial`, … up to `full` use. */
export type Approach = "without" | "trial" | "checked" | "guided" | "full";

/** One thing to do, under a short title. */
export interface Action {
  title: string;
  text: string;
}
