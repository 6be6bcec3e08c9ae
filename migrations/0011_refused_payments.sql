CREATE TABLE `refused_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`settled` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refused_payments_created_at` ON `refused_payments` (`created_at`);--> statement-breakpoint
CREATE INDEX `refused_payments_open` ON `refused_payments` (`created_at`) WHERE "refused_payments"."settled" = 0;
