CREATE TABLE `movements` (
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`payment` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`currency` text,
	`at` text NOT NULL,
	`taken_cents` integer,
	`due_on` text,
	`rate` integer,
	`told_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `movements_once` ON `movements` (`payment`,`id`,`kind`,`at`,`amount_cents`,quote("taken_cents"),quote("due_on"));--> statement-breakpoint
CREATE INDEX `movements_at` ON `movements` (`at`);--> statement-breakpoint
CREATE INDEX `movements_told_at` ON `movements` (`told_at`);--> statement-breakpoint
ALTER TABLE `orders` ADD `quantity` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- What was known of money before. The old tables stay for the version that still reads them while this one is deployed.
INSERT INTO `movements` (`id`, `kind`, `payment`, `amount_cents`, `currency`, `at`)
SELECT `session_id`, 'payment', coalesce(`payment_intent`, `session_id`), `amount_cents`, `currency`, `created_at`
FROM `orders` WHERE `session_id` NOT GLOB 'given_*';
--> statement-breakpoint
INSERT INTO `movements` (`id`, `kind`, `payment`, `amount_cents`, `at`)
SELECT `payment_intent`, 'refund sum', `payment_intent`, `refunded_cents`, `created_at` FROM `refund_sums`
UNION ALL
SELECT `payment_intent`, 'refund sum', `payment_intent`, `refunded_cents`, `created_at` FROM `refunds`
WHERE NOT EXISTS (
	SELECT 1 FROM `refund_sums`
	WHERE `refund_sums`.`payment_intent` = `refunds`.`payment_intent` AND `refund_sums`.`refunded_cents` >= `refunds`.`refunded_cents`
);
--> statement-breakpoint
INSERT INTO `movements` (`id`, `kind`, `payment`, `amount_cents`, `at`, `told_at`)
SELECT `refund_id`, 'refund failed', `payment_intent`, `amount_cents`, `created_at`, `told_at` FROM `failed_refunds`;
--> statement-breakpoint
INSERT INTO `movements` (`id`, `kind`, `payment`, `amount_cents`, `at`, `due_on`)
SELECT `dispute_id`, 'dispute open', `payment_intent`, `amount_cents`, `created_at`, `due_on` FROM `disputes`
WHERE `state` = 'open' OR `created_at` < `closed_at`;
--> statement-breakpoint
INSERT INTO `movements` (`id`, `kind`, `payment`, `amount_cents`, `at`, `taken_cents`, `due_on`)
SELECT `dispute_id`, 'dispute ' || `state`, `payment_intent`, `amount_cents`, coalesce(`closed_at`, `created_at`), iif(`state` = 'lost', `amount_cents`, 0), `due_on`
FROM `disputes` WHERE `state` <> 'open';
