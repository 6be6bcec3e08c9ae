CREATE TABLE `challenge_participants` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`submission_key` text NOT NULL,
	`consent_text` text NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`expertise_area` text NOT NULL,
	`book_topic_idea` text,
	`agree_to_emails` integer NOT NULL,
	`privacy_consent` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `challenge_participants_submission_key` ON `challenge_participants` (`submission_key`);--> statement-breakpoint
CREATE INDEX `challenge_participants_email` ON `challenge_participants` (lower("email"),`created_at`);--> statement-breakpoint
CREATE INDEX `challenge_participants_created_at` ON `challenge_participants` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `diagnostic_responses` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`submission_key` text NOT NULL,
	`consent_text` text NOT NULL,
	`expertise_domain` text NOT NULL,
	`experience_years` text NOT NULL,
	`transmission_method` text NOT NULL,
	`book_objective` text NOT NULL,
	`business_impact` text NOT NULL,
	`publication_timeline` text NOT NULL,
	`project_status` text NOT NULL,
	`main_obstacles` text NOT NULL,
	`ai_familiarity` text NOT NULL,
	`book_format` text NOT NULL,
	`ai_disposition` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`gdpr_consent` integer NOT NULL,
	`q1_score` real NOT NULL,
	`q2_score` real NOT NULL,
	`q3_score` real NOT NULL,
	`q4_score` real NOT NULL,
	`q5_score` real NOT NULL,
	`q6_score` real NOT NULL,
	`q7_score` real NOT NULL,
	`q8_score` real NOT NULL,
	`q9_score` real NOT NULL,
	`q10_score` real NOT NULL,
	`q11_score` real NOT NULL,
	`expertise_score` real NOT NULL,
	`business_score` real NOT NULL,
	`preparation_score` real NOT NULL,
	`tech_score` real NOT NULL,
	`timing_score` real NOT NULL,
	`total_score` real NOT NULL,
	`profile_type` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `diagnostic_responses_submission_key` ON `diagnostic_responses` (`submission_key`);--> statement-breakpoint
CREATE INDEX `diagnostic_responses_email` ON `diagnostic_responses` (lower("email"),`created_at`);--> statement-breakpoint
CREATE INDEX `diagnostic_responses_created_at` ON `diagnostic_responses` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `outbox_events` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`type` text NOT NULL,
	`lead_table` text NOT NULL,
	`lead_id` text NOT NULL,
	`email` text NOT NULL,
	`payload` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at` text NOT NULL,
	`claimed_until` text,
	`delivered_at` text,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `outbox_events_due` ON `outbox_events` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `outbox_events_status` ON `outbox_events` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `outbox_events_lead` ON `outbox_events` (`lead_id`);--> statement-breakpoint
CREATE INDEX `outbox_events_email` ON `outbox_events` (lower("email"),`created_at`);--> statement-breakpoint
CREATE TABLE `resource_subscribers` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`submission_key` text NOT NULL,
	`consent_text` text NOT NULL,
	`email` text NOT NULL,
	`gdpr_consent` integer NOT NULL,
	`metadata` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_subscribers_submission_key` ON `resource_subscribers` (`submission_key`);--> statement-breakpoint
CREATE INDEX `resource_subscribers_email` ON `resource_subscribers` (lower("email"),`created_at`);--> statement-breakpoint
CREATE INDEX `resource_subscribers_created_at` ON `resource_subscribers` (`created_at`,`id`);