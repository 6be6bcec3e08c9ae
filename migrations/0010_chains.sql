ALTER TABLE `orders` ADD `after_session` text;--> statement-breakpoint
UPDATE `orders` SET `after_session` = `added_to` WHERE `added_to` IS NOT NULL;--> statement-breakpoint
DROP INDEX `orders_added_to`;--> statement-breakpoint
CREATE INDEX `orders_after_session` ON `orders` (`after_session`);
