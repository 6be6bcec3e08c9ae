CREATE TABLE `parcel_history` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`created_at` text NOT NULL,
	`act` text NOT NULL,
	`name` text,
	`company` text,
	`line1` text,
	`line2` text,
	`postal_code` text,
	`city` text,
	`state` text,
	`country` text,
	`address` text,
	`sent_at` text,
	`tracking_url` text
);
--> statement-breakpoint
CREATE INDEX `parcel_history_session` ON `parcel_history` (`session_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `parcel_history_created_at` ON `parcel_history` (`created_at`);--> statement-breakpoint
ALTER TABLE `parcels` ADD `company` text;--> statement-breakpoint
ALTER TABLE `parcels` ADD `line1` text;--> statement-breakpoint
ALTER TABLE `parcels` ADD `line2` text;--> statement-breakpoint
ALTER TABLE `parcels` ADD `postal_code` text;--> statement-breakpoint
ALTER TABLE `parcels` ADD `city` text;--> statement-breakpoint
ALTER TABLE `parcels` ADD `state` text;--> statement-breakpoint
ALTER TABLE `parcels` ADD `country` text;--> statement-breakpoint
ALTER TABLE `parcels` ADD `replaces_sent_at` text;--> statement-breakpoint
ALTER TABLE `parcels` ADD `version` integer DEFAULT 0 NOT NULL;