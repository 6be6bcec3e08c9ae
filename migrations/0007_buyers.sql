CREATE TABLE `parcels` (
	`session_id` text PRIMARY KEY NOT NULL,
	`name` text,
	`address` text,
	`dedication` text,
	`sent_at` text,
	`tracking_url` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `parcels_to_send` ON `parcels` (`created_at`) WHERE "parcels"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX `parcels_sent_at` ON `parcels` (`sent_at`);--> statement-breakpoint
CREATE INDEX `parcels_created_at` ON `parcels` (`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `key` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `livemode` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `opened_at` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `opened_consent` text;--> statement-breakpoint
UPDATE `orders` SET
	`key` = lower(hex(randomblob(16))),
	`reference` = 'C-' || strftime('%Y%m%d', `created_at`, CASE
		WHEN `created_at` >= date(`created_at`, 'start of year', '+2 months', '+24 days', 'weekday 0') || 'T01:00:00.000Z'
			AND `created_at` < date(`created_at`, 'start of year', '+9 months', '+24 days', 'weekday 0') || 'T01:00:00.000Z'
		THEN '+2 hours' ELSE '+1 hour' END) || '-' || hex(randomblob(4));--> statement-breakpoint
CREATE UNIQUE INDEX `orders_key` ON `orders` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_reference` ON `orders` (`reference`);--> statement-breakpoint
CREATE INDEX `orders_added_to` ON `orders` (`added_to`);