CREATE TABLE `orders` (
	`session_id` text PRIMARY KEY NOT NULL,
	`payment_intent` text,
	`product` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text NOT NULL,
	`landing` text,
	`source` text,
	`campaign` text,
	`email` text,
	`created_at` text NOT NULL,
	`refunded_cents` integer NOT NULL,
	`added_to` text
);
--> statement-breakpoint
CREATE INDEX `orders_payment_intent` ON `orders` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `orders_email` ON `orders` (lower("email"),`created_at`);--> statement-breakpoint
CREATE INDEX `orders_created_at` ON `orders` (`created_at`,`session_id`);--> statement-breakpoint
CREATE INDEX `orders_with_email` ON `orders` (`created_at`) WHERE "orders"."email" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `page_counts` (
	`day` text NOT NULL,
	`page` text NOT NULL,
	`source` text NOT NULL,
	`views` integer NOT NULL,
	`orders` integer NOT NULL,
	PRIMARY KEY(`day`, `page`, `source`)
);
--> statement-breakpoint
CREATE TABLE `refunds` (
	`payment_intent` text PRIMARY KEY NOT NULL,
	`refunded_cents` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `refunds_created_at` ON `refunds` (`created_at`);--> statement-breakpoint
ALTER TABLE `challenge_participants` ADD `source` text;--> statement-breakpoint
ALTER TABLE `challenge_participants` ADD `campaign` text;--> statement-breakpoint
ALTER TABLE `challenge_participants` ADD `session` text;--> statement-breakpoint
ALTER TABLE `diagnostic_responses` ADD `source` text;--> statement-breakpoint
ALTER TABLE `diagnostic_responses` ADD `campaign` text;--> statement-breakpoint
ALTER TABLE `resource_subscribers` ADD `source` text;--> statement-breakpoint
ALTER TABLE `resource_subscribers` ADD `campaign` text;