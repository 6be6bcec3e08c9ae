CREATE TABLE `pending_payments` (
	`session_id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`failed` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pending_payments_created_at` ON `pending_payments` (`created_at`);