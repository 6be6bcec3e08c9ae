ALTER TABLE `movements` ADD `balance_cents` integer;--> statement-breakpoint
ALTER TABLE `movements` ADD `balance_currency` text;--> statement-breakpoint
ALTER TABLE `movements` ADD `begun_at` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `product_name` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `unit_cents` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `discount_cents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `pending_payments` ADD `payment_intent` text;--> statement-breakpoint
ALTER TABLE `pending_payments` ADD `email` text;--> statement-breakpoint
ALTER TABLE `pending_payments` ADD `purchase` text;--> statement-breakpoint
CREATE INDEX `pending_payments_payment_intent` ON `pending_payments` (`payment_intent`);--> statement-breakpoint
CREATE INDEX `pending_payments_email` ON `pending_payments` (lower("email"));--> statement-breakpoint
-- Orders of before keep what their documents showed until now: the name and the price of the catalogue on the day of this migration.
UPDATE `orders` SET `shipping_cents` = iif(
	`product` = 'book' AND `currency` = 'eur' AND `amount_cents` - `quantity` * 1990 > 0 AND `amount_cents` - `quantity` * 1990 < 1990,
	`amount_cents` - `quantity` * 1990,
	0
)
WHERE `shipping_cents` IS NULL;
--> statement-breakpoint
UPDATE `orders` SET
	`unit_cents` = CAST(round((`amount_cents` - `shipping_cents`) * 1.0 / `quantity`) AS INTEGER),
	`product_name` = CASE `product`
		WHEN 'book' THEN 'L’Auteur Augmenté'
		WHEN 'training' THEN 'Formation en ligne L''Auteur Augmenté'
		WHEN 'prompt-pack' THEN 'Pack de Prompts IA pour Auteurs'
	END;
