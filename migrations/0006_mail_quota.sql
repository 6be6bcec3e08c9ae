ALTER TABLE `outbox_events` ADD `quota` text;--> statement-breakpoint
CREATE INDEX `outbox_events_quota` ON `outbox_events` (`quota`,`created_at`) WHERE "outbox_events"."quota" IS NOT NULL;