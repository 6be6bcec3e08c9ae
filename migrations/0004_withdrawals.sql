CREATE TABLE `withdrawals` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`submission_key` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`products` text NOT NULL,
	`reference` text,
	`message` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `withdrawals_submission_key` ON `withdrawals` (`submission_key`);--> statement-breakpoint
CREATE INDEX `withdrawals_email` ON `withdrawals` (lower("email"),`created_at`);--> statement-breakpoint
CREATE INDEX `withdrawals_created_at` ON `withdrawals` (`created_at`,`id`);