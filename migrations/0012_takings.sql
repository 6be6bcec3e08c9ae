CREATE TABLE `refund_sums` (
	`payment_intent` text NOT NULL,
	`refunded_cents` integer NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`payment_intent`, `refunded_cents`)
);
--> statement-breakpoint
CREATE INDEX `refund_sums_created_at` ON `refund_sums` (`created_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `country` text;--> statement-breakpoint
INSERT INTO `refund_sums` (`payment_intent`, `refunded_cents`, `created_at`)
SELECT `payment_intent`, `refunded_cents`, `created_at` FROM `refunds`;
