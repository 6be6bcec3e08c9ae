/** The choices that a report's copy is written for: the ids of the diagnostic's options. */
export type Domain = "coaching" | "business" | "health" | "tech" | "education" | "other";
export type Experience = "novice" | "settled" | "seasoned" | "veteran";
export type Transmission = "consulting" | "groups" | "stage" | "online" | "beginner";
export type Objective = "authority" | "clients" | "method" | "income" | "transformation" | "legacy";
export type Impact = "clients" | "rates" | "invitations" | "offers" | "community";
export type Timeline = "quarter" | "half" | "year" | "later";
export type Status = "idea" | "notes" | "plan" | "stuck" | "partial" | "advanced";
export type Obstacle = "time" | "structure" | "blank" | "doubt" | "process" | "motivation";
export type Familiarity = "never" | "occasional" | "regular" | "daily";
export type Format = "guide" | "manifesto" | "cases" | "biography" | "research";
export type Disposition = "eager" | "open" | "cautious" | "reluctant";

/** Third of the range between the least and the most that answers can reach. */
export type Band = "low" | "middle" | "high";

/** How much room the answers leave to AI: `without` it, one `trial`, … up to `full` use. */
export type Approach = "without" | "trial" | "checked" | "guided" | "full";

/** One thing to do, under a short title. */
export interface Action {
  title: string;
  text: string;
}
