CREATE TABLE `disputes` (
	`dispute_id` text PRIMARY KEY NOT NULL,
	`payment_intent` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`state` text NOT NULL,
	`due_on` text,
	`created_at` text NOT NULL,
	`closed_at` text
);
--> statement-breakpoint
CREATE INDEX `disputes_payment_intent` ON `disputes` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `disputes_created_at` ON `disputes` (`created_at`);--> statement-breakpoint
CREATE INDEX `disputes_closed_at` ON `disputes` (`closed_at`);--> statement-breakpoint
CREATE TABLE `failed_refunds` (
	`refund_id` text PRIMARY KEY NOT NULL,
	`payment_intent` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `failed_refunds_payment_intent` ON `failed_refunds` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `failed_refunds_created_at` ON `failed_refunds` (`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `shipping_cents` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `dispute` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `dispute_due_on` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `disputed_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `downloads` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `first_download_at` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `last_download_at` text;--> statement-breakpoint
CREATE INDEX `orders_disputed` ON `orders` (`dispute_due_on`) WHERE "orders"."dispute" = 'open';