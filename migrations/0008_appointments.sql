ALTER TABLE `withdrawals` ADD `answered_at` text;--> statement-breakpoint
CREATE INDEX `withdrawals_unanswered` ON `withdrawals` (`created_at`) WHERE "withdrawals"."answered_at" IS NULL;--> statement-breakpoint
CREATE INDEX `challenge_participants_session` ON `challenge_participants` (`session`,`id`);