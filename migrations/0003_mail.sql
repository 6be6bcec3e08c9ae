CREATE TABLE `unsubscribed_addresses` (
	`address` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `unsubscribed_addresses_created_at` ON `unsubscribed_addresses` (`created_at`);--> statement-breakpoint
DROP INDEX `outbox_events_due`;--> statement-breakpoint
ALTER TABLE `outbox_events` ADD `destination` text DEFAULT 'webhook' NOT NULL;--> statement-breakpoint
CREATE INDEX `outbox_events_due` ON `outbox_events` (`destination`,`status`,`next_attempt_at`);