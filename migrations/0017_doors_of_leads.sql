CREATE TABLE `failures` (
	`job` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `challenge_participants_session`;--> statement-breakpoint
ALTER TABLE `challenge_participants` ADD `unsubscribe_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `challenge_participants_unsubscribe_key` ON `challenge_participants` (`unsubscribe_key`) WHERE "challenge_participants"."unsubscribe_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `challenge_participants_session` ON `challenge_participants` (`session`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `diagnostic_responses` ADD `unsubscribe_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `diagnostic_responses_unsubscribe_key` ON `diagnostic_responses` (`unsubscribe_key`) WHERE "diagnostic_responses"."unsubscribe_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_subscribers` ADD `unsubscribe_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `resource_subscribers_unsubscribe_key` ON `resource_subscribers` (`unsubscribe_key`) WHERE "resource_subscribers"."unsubscribe_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `unsubscribed_addresses` ADD `mailbox` text;--> statement-breakpoint
CREATE INDEX `unsubscribed_addresses_mailbox` ON `unsubscribed_addresses` (`mailbox`);--> statement-breakpoint
CREATE INDEX `outbox_events_lead_mails` ON `outbox_events` (`next_attempt_at`) WHERE quota GLOB 'lead:*';--> statement-breakpoint
UPDATE `unsubscribed_addresses` SET `mailbox` = iif(substr(lower(`address`), instr(`address`, '@') + 1) IN ('gmail.com', 'googlemail.com'),
    replace(substr(lower(`address`), 1, 1) || substr(substr(lower(`address`), 2, instr(`address`, '@') - 2), 1, instr(substr(lower(`address`), 2, instr(`address`, '@') - 2) || '+', '+') - 1), '.', '') || '@gmail.com',
    substr(lower(`address`), 1, 1) || substr(substr(lower(`address`), 2, instr(`address`, '@') - 2), 1, instr(substr(lower(`address`), 2, instr(`address`, '@') - 2) || '+', '+') - 1) || '@' || substr(lower(`address`), instr(`address`, '@') + 1));
